/**
 * What guarded pages ask for as soon as they are drawn, by the name of their file: their html says it already, and where the
 * call has the `$id` of the page's address the server does; the answers come while the scripts still do. By default, that
 * is: where an address says more (a period, a filter) one small answer is for nothing. A journey holds that each page asks
 * for just this, and only once.
 */
export const PRELOADED_QUERIES: Readonly<Record<string, readonly string[]>> = {
  badges: ['/api/achievements', '/api/user/achievements', '/api/stats'],
  calendar: ['/api/stats'],
  chat: ['/api/messages'],
  dashboard: ['/api/stats', '/api/workouts/history?limit=5', '/api/goals'],
  drills: ['/api/drills/records', '/api/drills/own'],
  groups: ['/api/groups'],
  'heat-map': [
    '/api/heatmap?period=all',
    '/api/heatmap/without-zone?period=all',
    '/api/heatmap/kinds?period=all',
  ],
  leaderboard: ['/api/leaderboard', '/api/leaderboard/me'],
  profile: ['/api/stats'],
  progress: [
    '/api/progress',
    '/api/progress/trend?of=all',
    '/api/progress/conditions',
    '/api/progress/flights',
    '/api/progress/review',
  ],
  teams: ['/api/teams'],
  trash: ['/api/trash'],
  upload: ['/api/videos'],
  video: ['/api/videos/$id'],
  workout: ['/api/workouts/$id'],
  workouts: ['/api/workouts/history', '/api/workouts/history/count'],
};

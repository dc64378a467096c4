/**
 * The first queries of guarded pages, by the page's file name. The html preloads them, and the server adds those with
 * the `$id` of the page's address, so that the answers arrive while scripts still load. These are the default queries:
 * if an address says more (a period, a filter), one small answer is wasted. A journey checks that each page makes
 * exactly these calls, each once.
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

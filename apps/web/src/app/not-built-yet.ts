/** Screens that the navigation names but that do not exist yet. Each later version takes its own off this list. */
export const NOT_BUILT_YET = [
  { path: '/groups', title: 'My Squads' },
  { path: '/leaderboard', title: 'Leaderboard' },
  { path: '/chat', title: 'Community Chat' },
  { path: '/teams', title: 'Teams' },
] as const;

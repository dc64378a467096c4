/** Screens that the navigation names but that do not exist yet. Each later version takes its own off this list. */
export const NOT_BUILT_YET = [
  { path: '/calendar', title: 'Workout Calendar' },
  { path: '/groups', title: 'My Squads' },
  { path: '/badges', title: 'Achievements' },
  { path: '/leaderboard', title: 'Leaderboard' },
  { path: '/chat', title: 'Community Chat' },
  { path: '/teams', title: 'Teams' },
  { path: '/profile', title: 'Profile' },
  { path: '/profile/edit', title: 'Edit Profile' },
  { path: '/manual-workout', title: 'Log Manual Workout' },
] as const;

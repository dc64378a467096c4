/** The tabs of a squad, in order. */
export const SQUAD_TABS = [
  'overview',
  'challenges',
  'leaderboard',
  'members',
  'invites',
  'chat',
] as const;
export type SquadTab = (typeof SQUAD_TABS)[number];

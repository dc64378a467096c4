/** The tabs of a squad, in order. */
export const SQUAD_TABS = [
  'overview',
  'chat',
  'challenges',
  'leaderboard',
  'members',
  'invites',
] as const;
export type SquadTab = (typeof SQUAD_TABS)[number];

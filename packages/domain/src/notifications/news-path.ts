import type { NotificationKind } from './kinds.ts';

/** Where the client shows what is told, by the token or the id of what it names. */
const PLACES: Readonly<Record<NotificationKind, (id: string) => string>> = {
  squad_invitation: (token) => `/invite/${token}`,
  team_invitation: (token) => `/join/${token}`,
  assignment_new: (id) => `/upload?assignment=${id}`,
  assignment_due: (id) => `/upload?assignment=${id}`,
  coach_reminder: () => '/upload',
  video_counted: (id) => `/video/${id}`,
  video_failed: (id) => `/video/${id}`,
  clips_failed: (id) => `/video/${id}`,
  streak_at_risk: () => '/upload',
  squad_joined: (id) => `/groups/${id}`,
  badge_earned: (id) => `/badges#${id}`,
};

/** @param id token or id of what is named; empty where the kind names nothing */
export const newsPathOf = (kind: NotificationKind, id: string): string => PLACES[kind](id);

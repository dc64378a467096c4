import type { NotificationKind } from './kinds.ts';

/** Path of the client's page for a notification, by the token or the id of its subject. */
const PLACES: Readonly<Record<NotificationKind, (id: string) => string>> = {
  squad_invitation: (token) => `/invite/${token}`,
  team_invitation: (token) => `/join/${token}`,
  assignment_new: (id) => `/upload?assignment=${id}`,
  assignment_due: (id) => `/upload?assignment=${id}`,
  coach_reminder: () => '/upload',
  announcement: (id) => `/teams/${id}`,
  video_counted: (id) => `/video/${id}`,
  video_failed: (id) => `/video/${id}`,
  clips_failed: (id) => `/video/${id}`,
  streak_at_risk: () => '/upload',
  shots_offered: () => '/inbox',
  squad_joined: (id) => `/groups/${id}`,
  challenge_started: (id) => `/groups/${id}?tab=challenges`,
  challenge_ended: (id) => `/groups/${id}?tab=challenges`,
  badge_earned: (id) => `/badges#${id}`,
};

/** @param id token or id of the subject; empty if the kind has none */
export const newsPathOf = (kind: NotificationKind, id: string): string => PLACES[kind](id);

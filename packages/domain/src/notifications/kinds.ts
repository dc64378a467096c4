/** All kinds of notification, each with the topic that switches it on or off. */
export const TOPIC_OF = {
  squad_invitation: 'invitations',
  team_invitation: 'invitations',
  assignment_new: 'coach',
  assignment_due: 'coach',
  coach_reminder: 'coach',
  announcement: 'coach',
  video_counted: 'videos',
  video_failed: 'videos',
  clips_failed: 'videos',
  streak_at_risk: 'streak',
  squad_joined: 'squads',
  shots_offered: 'shots',
  challenge_started: 'challenges',
  challenge_ended: 'challenges',
  badge_earned: 'badges',
} as const;

export type NotificationKind = keyof typeof TOPIC_OF;
export type NotificationTopic = (typeof TOPIC_OF)[NotificationKind];

export const NOTIFICATION_KINDS = Object.keys(TOPIC_OF) as [
  NotificationKind,
  ...NotificationKind[],
];

/** The topics, in the order in which they are offered. */
export const NOTIFICATION_TOPICS = [
  'invitations',
  'coach',
  'videos',
  'streak',
  'squads',
  'shots',
  'challenges',
  'badges',
] as const satisfies readonly NotificationTopic[];

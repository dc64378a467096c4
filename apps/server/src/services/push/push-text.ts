import { newsPathOf } from '@hooplog/domain';
import { type NotificationKind, type NotificationTopic, TOPIC_OF } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { PushMessage } from '../../push/push-sender.ts';
import type { NewsRow } from '../notifications/read-news.ts';

/** Texts that a lock screen may show: no names, and nothing that a coach or a player has typed. */
const TEXTS: Readonly<Record<NotificationKind, () => readonly [title: string, body: string]>> = {
  squad_invitation: () => [t('You are invited to a squad'), t('Open Hooplog to see who asks.')],
  team_invitation: () => [t('You are invited to a team'), t('Open Hooplog to see who asks.')],
  assignment_new: () => [t('A new workout from your coach'), t('Open Hooplog to start it.')],
  assignment_due: () => [t('A workout is due soon'), t('Open Hooplog to finish it.')],
  coach_reminder: () => [
    t('Your coach is waiting for you'),
    t('No workout yet this week. Start one today.'),
  ],
  announcement: () => [t('News from your coach'), t('Open Hooplog to read it.')],
  video_counted: () => [t('Your video is counted'), t('Check the shots and save them.')],
  video_failed: () => [
    t('Your video could not be counted'),
    t('See why, and what to do about it.'),
  ],
  clips_failed: () => [
    t('Your clips could not be prepared'),
    t('Your workout is saved; only the clips are missing.'),
  ],
  streak_at_risk: () => [t('Keep your streak'), t('A workout today keeps it going.')],
  shots_offered: () => [t('A mate filmed you'), t('Open Hooplog to add your shots.')],
  squad_joined: () => [t('Your squad has a new member'), t('Open Hooplog to say hello.')],
  challenge_started: () => [t('A new challenge in your squad'), t('Open Hooplog to join it.')],
  challenge_ended: () => [
    t('A challenge of your squad is over'),
    t('Open Hooplog to see who won.'),
  ],
  badge_earned: () => [t('You earned a badge'), t('Open Hooplog to see it.')],
};

/** Label of the button that switches a topic off on the device. */
const STOP: Readonly<Record<NotificationTopic, () => string>> = {
  invitations: () => t('No more invitations here'),
  coach: () => t('Nothing from coaches here'),
  videos: () => t('Nothing about videos here'),
  streak: () => t('No more streak reminders here'),
  squads: () => t('Nothing about squads here'),
  shots: () => t('Nothing about filmed shots here'),
  challenges: () => t('Nothing about challenges here'),
  badges: () => t('Nothing about badges here'),
};

/** Paths never contain the secrets of invitations; those notifications lead to the inbox. */
function pathOf({ notification, team }: NewsRow): string {
  const { kind, assignmentId, videoId, groupId, achievementId } = notification;
  if (kind === 'squad_invitation' || kind === 'team_invitation') return '/inbox';
  if (kind === 'announcement') return newsPathOf(kind, team?.id ?? '');
  return newsPathOf(kind, assignmentId ?? videoId ?? groupId ?? achievementId ?? '');
}

/** The push message for a notification, in its reader's language (`inLanguage`). */
export function pushMessageOf(row: NewsRow): PushMessage {
  const { id, kind } = row.notification;
  const [title, body] = TEXTS[kind]();
  const topic = TOPIC_OF[kind];
  return { title, body, path: pathOf(row), tag: id, topic, stop: STOP[topic]() };
}

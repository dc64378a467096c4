import { newsPathOf } from '@hooplog/domain';
import { type NotificationKind, type NotificationTopic, TOPIC_OF } from '@hooplog/domain';
import type { PushMessage } from '../../push/push-sender.ts';
import type { NewsRow } from '../notifications/read-news.ts';

/** What a locked screen may show: no name of anybody, and nothing that a coach or a player has typed. */
const WORDS: Readonly<Record<NotificationKind, readonly [title: string, body: string]>> = {
  squad_invitation: ['You are invited to a squad', 'Open Hooplog to see who asks.'],
  team_invitation: ['You are invited to a team', 'Open Hooplog to see who asks.'],
  assignment_new: ['A new workout from your coach', 'Open Hooplog to start it.'],
  assignment_due: ['A workout is due soon', 'Open Hooplog to finish it.'],
  coach_reminder: ['Your coach is waiting for you', 'No workout yet this week. Start one today.'],
  announcement: ['News from your coach', 'Open Hooplog to read it.'],
  video_counted: ['Your video is counted', 'Check the shots and save them.'],
  video_failed: ['Your video could not be counted', 'See why, and what to do about it.'],
  clips_failed: [
    'Your clips could not be prepared',
    'Your workout is saved; only the clips are missing.',
  ],
  streak_at_risk: ['Keep your streak', 'A workout today keeps it going.'],
  squad_joined: ['Your squad has a new member', 'Open Hooplog to say hello.'],
  challenge_started: ['A new challenge in your squad', 'Open Hooplog to join it.'],
  challenge_ended: ['A challenge of your squad is over', 'Open Hooplog to see who won.'],
  badge_earned: ['You earned a badge', 'Open Hooplog to see it.'],
};

/** Name of the button by which a topic is switched off on the device. */
const STOP: Readonly<Record<NotificationTopic, string>> = {
  invitations: 'No more invitations here',
  coach: 'Nothing from coaches here',
  videos: 'Nothing about videos here',
  streak: 'No more streak reminders here',
  squads: 'Nothing about squads here',
  challenges: 'Nothing about challenges here',
  badges: 'Nothing about badges here',
};

/** Secrets of invitations stay here: those lead to the inbox. */
function pathOf({ notification, team }: NewsRow): string {
  const { kind, assignmentId, videoId, groupId, achievementId } = notification;
  if (kind === 'squad_invitation' || kind === 'team_invitation') return '/inbox';
  if (kind === 'announcement') return newsPathOf(kind, team?.id ?? '');
  return newsPathOf(kind, assignmentId ?? videoId ?? groupId ?? achievementId ?? '');
}

/** What is pushed of a notification. */
export function pushMessageOf(row: NewsRow): PushMessage {
  const { id, kind } = row.notification;
  const [title, body] = WORDS[kind];
  const topic = TOPIC_OF[kind];
  return { title, body, path: pathOf(row), tag: id, topic, stop: STOP[topic] };
}

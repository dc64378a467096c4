import type { NotificationTopic } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { PushObstacle } from './browser-push.ts';

export const OBSTACLE_WORDS: Readonly<Record<PushObstacle, string>> = {
  insecure: t('Browsers only show notifications on pages loaded over https.'),
  home_screen: t(
    'On an iPhone or iPad, add Hooplog to the Home Screen first: tap Share, then Add to Home Screen, and open it from there.',
  ),
  unsupported: t('This browser cannot show notifications.'),
  denied: t(
    'This browser blocks notifications from Hooplog. Allow them in the settings of this site, then come back.',
  ),
};

/**
 * On by default: requests to the player, and answers they wait for. The rest is nice to know, and a player who gets too
 * many messages turns all of them off.
 */
export const FIRST_TOPICS: readonly NotificationTopic[] = [
  'invitations',
  'coach',
  'videos',
  'streak',
  'shots',
];

export const TOPIC_WORDS: Readonly<Record<NotificationTopic, string>> = {
  invitations: t('Invitations to squads and teams'),
  coach: t('Workouts and news from your coach'),
  videos: t('Your video is counted'),
  streak: t('Your streak is at risk'),
  squads: t('News from your squads'),
  shots: t('Shots that a mate filmed'),
  challenges: t('Challenges of your squads'),
  badges: t('Badges you earn'),
};

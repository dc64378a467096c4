import type { NotificationTopic } from '@hooplog/domain';
import type { PushObstacle } from './browser-push.ts';

export const OBSTACLE_WORDS: Readonly<Record<PushObstacle, string>> = {
  insecure: 'Browsers only show notifications on pages loaded over https.',
  home_screen:
    'On an iPhone or iPad, add Hooplog to the Home Screen first: tap Share, then Add to Home Screen, and open it from there.',
  unsupported: 'This browser cannot show notifications.',
  denied:
    'This browser blocks notifications from Hooplog. Allow them in the settings of this site, then come back.',
};

export const TOPIC_WORDS: Readonly<Record<NotificationTopic, string>> = {
  invitations: 'Invitations to squads and teams',
  coach: 'Workouts and news from your coach',
  videos: 'Your video is counted',
  streak: 'Your streak is at risk',
  squads: 'News of your squads',
  challenges: 'Challenges of your squads',
  badges: 'Badges you earn',
};

import type { News, Notification } from '@hooplog/contract';
import { idOf } from './numbers.ts';

const player = (n: number, name: string) => ({
  ...{ id: idOf(90, n), name, firstName: null, lastName: null, profileImageUrl: null },
});
const squad = { id: idOf(91, 1), name: 'Tuesday Tigers' };
const team = { id: idOf(92, 1), name: 'Lincoln High Varsity' };
const assignment = {
  ...{ id: idOf(93, 1), title: 'Free throws before the derby', measure: 'makes' as const },
  ...{ target: 50, zone: 'zone_5_free_throw' as const, dueDay: '2026-03-20' },
};

const NEWS: readonly News[] = [
  { kind: 'squad_invitation', token: 'x'.repeat(32), squad, from: player(1, 'Jordan Rivers') },
  { kind: 'team_invitation', token: 'y'.repeat(32), team, from: player(2, 'Coach Adams') },
  { kind: 'assignment_due', assignment, team },
  { kind: 'video_counted', videoId: idOf(94, 1), made: 21, totalShots: 40 },
  { kind: 'streak_at_risk', days: 5 },
  { kind: 'squad_joined', squad, player: player(3, 'Sam') },
  { kind: 'video_failed', videoId: idOf(94, 2) },
  {
    kind: 'badge_earned',
    badge: { id: idOf(95, 1), name: 'Hot hand', description: 'Make 50% of your shots' },
  },
  { kind: 'assignment_new', assignment, team },
];

/** An inbox with an entry of every kind; the first three are unread. */
export const INBOX: readonly Notification[] = NEWS.map((news, n) => ({
  id: idOf(96, 100 - n),
  createdAt: new Date(Date.UTC(2026, 2, 18, 15, 50) - n * n * 1_900_000).toISOString(),
  isRead: n > 2,
  news,
}));

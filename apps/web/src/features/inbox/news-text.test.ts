import type { News } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { aPlayer } from '../../testing/team-fixtures.ts';
import { newsWords } from './news-text.ts';

const id = '01900000-0000-7000-8000-000000000001';
const squad = { id, name: 'Tigers' };
const team = { id, name: 'Lions' };
const person = aPlayer(1, 'Ann');
const assignment = {
  ...{ id, title: 'Free throws', measure: 'shots' as const, target: 50 },
  ...{ zone: null, dueDay: '2026-06-19' },
};

const ENDED = {
  ...{ kind: 'challenge_ended' as const, squad, players: 5 },
  challenge: { id, kind: 'makes' as const, name: 'Buckets' },
};

const OFFERED = {
  ...{ kind: 'shots_offered' as const, offerId: id, from: person, filmedOn: '2026-03-12' },
  ...{ made: 20, totalShots: 34, isUpdate: false, sameDayShots: 0 },
};

test.each<[news: News, title: string, text: string | undefined]>([
  [
    { kind: 'squad_invitation', token: 'x', squad, from: person },
    'Join the squad Tigers',
    'Ann invites you',
  ],
  [
    { kind: 'team_invitation', token: 'x', team, from: person },
    'Play for Lions',
    'Coach Ann invites you',
  ],
  [
    { kind: 'assignment_new', assignment, team },
    'Free throws',
    'New from your coach: 50 shots by Friday, Jun 19, for Lions',
  ],
  [
    { kind: 'assignment_due', assignment, team },
    'Due soon: Free throws',
    '50 shots by Friday, Jun 19, for Lions',
  ],
  [
    { kind: 'video_counted', videoId: id, made: 1, totalShots: 1 },
    'Your video is counted',
    '1 shot, 1 made. Check them and save.',
  ],
  [
    { kind: 'video_failed', videoId: id },
    'Your video could not be counted',
    'See why, and what to do about it.',
  ],
  [
    { kind: 'streak_at_risk', days: 5 },
    'Keep your streak of 5 days',
    'A workout today keeps it going.',
  ],
  [
    OFFERED,
    'Ann filmed you on Mar 12',
    '34 shots, 20 made. Add them to your own workouts? The film stays with Ann.',
  ],
  [
    { ...OFFERED, totalShots: 1, made: 0, isUpdate: true },
    'Ann corrected your shots of Mar 12',
    '1 shot, 0 made. They take the place of those that you have.',
  ],
  [{ kind: 'squad_joined', squad, player: person }, 'Ann joined Tigers', undefined],
  [
    { kind: 'challenge_started', squad, from: person, challenge: { id, kind: 'makes' } },
    'New challenge in Tigers: Most makes',
    'Ann started it. Join to be in the standings.',
  ],
  [{ ...ENDED, rank: 1, isTied: false }, 'Buckets is over', 'You won against 4 others of Tigers!'],
  [{ ...ENDED, rank: 1, isTied: true }, 'Buckets is over', 'You share 1st place among 5 members of Tigers.'], // prettier-ignore
  [{ ...ENDED, rank: 2, isTied: false }, 'Buckets is over', 'You came 2nd among 5 members of Tigers.'], // prettier-ignore
  [{ ...ENDED, rank: 12, isTied: false }, 'Buckets is over', 'You came 12th among 5 members of Tigers.'], // prettier-ignore
  [{ ...ENDED, rank: 1, isTied: false, players: 1 }, 'Buckets is over', 'Nobody else in Tigers took part.'], // prettier-ignore
  [{ ...ENDED, isTied: false }, 'Buckets is over', 'You were not ranked among 5 members of Tigers.'], // prettier-ignore
  [
    { kind: 'badge_earned', badge: { id, name: 'Hot hand', description: 'Make 50%' } },
    'Badge earned: Hot hand',
    'Make 50%',
  ],
])('$kind', (news, title, text) => {
  expect(newsWords(news)).toEqual({ title, text });
});

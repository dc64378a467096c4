import type { Challenge, ChallengeStanding } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { expect, it } from 'vitest';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { aChallenge, aChallengeStanding } from '../../../testing/challenge-fixtures.ts';
import { OWN_ID } from '../../../testing/squad-fixtures.ts';
import {
  ownPlaceWords,
  periodWords,
  ruleWords,
  valueWords,
  whenWords,
  winnerWords,
} from './challenge-text.ts';

const DRILL = { kind: 'drill', drill: { key: 'mikan', name: 'Mikan Drill' } } as const;
const PERCENTAGE = { kind: 'percentage', minShots: 50 } as const;

it.each<[Partial<Challenge>, string, string]>([
  [{}, 'Most makes', 'The most makes win.'],
  [{ name: 'Buckets' }, 'Buckets', 'The most makes win.'],
  [PERCENTAGE, 'Best percentage', 'The best percentage wins, from 50 shots on.'],
  [{ kind: 'days' }, 'Most days trained', 'The most days with a workout win.'],
  [DRILL, 'Best at Mikan Drill', 'The best result in Mikan Drill wins.'],
])('%o is called %s: %s', (changes, title, rule) => {
  expect(challengeTitle(aChallenge(changes))).toBe(title);
  expect(ruleWords(aChallenge(changes))).toBe(rule);
});

it.each<[Partial<Challenge>, today: string, string]>([
  [{ state: 'upcoming' }, '2026-11-19', 'Starts tomorrow'],
  [{ state: 'upcoming' }, '2026-11-10', 'Starts Friday, Nov 20'],
  [{}, '2026-11-20', '6 days left'],
  [{}, '2026-11-25', 'Ends tomorrow'],
  [{}, '2026-11-26', 'Ends today'],
  [{}, '2026-11-27', 'Ends within hours'],
  [{ state: 'over' }, '2026-12-01', 'Ended Nov 26'],
])('%o on %s: %s', (changes, today, words) => {
  expect(whenWords(aChallenge(changes), today as LocalDay)).toBe(words);
});

it.each<[Partial<Challenge>, Partial<ChallengeStanding>, object]>([
  [{}, { value: 1 }, { value: '1 make' }],
  [{}, { value: 1280 }, { value: '1,280 makes' }],
  [{}, { value: 0, rank: null }, { value: 'No makes yet' }],
  [{ kind: 'days' }, { value: 4 }, { value: '4 days' }],
  [{ kind: 'days' }, { value: 0, rank: null }, { value: 'No day yet' }],
  [PERCENTAGE, { value: 45, totalShots: 63 }, { value: '71.4%', detail: '45 of 63' }],
  [PERCENTAGE, { value: 9, totalShots: 14, rank: null }, { value: '14 of 50 shots taken' }],
  [DRILL, { value: null, rank: null }, { value: 'No result yet' }],
  [{ ...DRILL, drill: { key: 'around-the-world', name: 'Around the World' } }, { value: 14 }, { value: '14 shots' }], // prettier-ignore
])('of %o %o is %o', (changes, standing, words) => {
  expect(valueWords(aChallenge(changes), aChallengeStanding(1, 'Ann', 0, standing))).toEqual(words);
});

const of = (n: number, rank: number | null, value = 5) =>
  aChallengeStanding(n, `P${n}`, value, { rank, totalShots: 10 });

it.each([
  [[], 'Nobody has a result, so nobody won.'],
  [[of(1, null), of(2, null)], 'Nobody has a result, so nobody won.'],
  [[of(1, 1), of(2, 2)], 'You won!'],
  [[of(2, 1), of(1, 2)], 'P2 won.'],
  [[of(1, 1), of(2, 1)], 'It is a tie between you and P2.'],
  [[of(2, 1), of(3, 1), of(4, 1), of(1, 4)], 'It is a tie between P2, P3, and P4.'],
])('%#: %s', (standings, words) => {
  expect(winnerWords(standings, OWN_ID)).toBe(words);
});

it('a period of one day is shown as that day', () => {
  expect(periodWords({ firstDay: '2026-11-20', lastDay: '2026-11-26' })).toBe('Nov 20 – Nov 26');
  expect(periodWords({ firstDay: '2026-11-20', lastDay: '2026-11-20' })).toBe('Nov 20');
});

it.each<[ChallengeStanding[], Partial<Challenge>, string]>([
  [[of(2, 1)], {}, 'You have not joined yet.'],
  [[of(1, null)], { state: 'upcoming' }, 'You take part.'],
  [[of(2, 1), of(1, null)], {}, 'You are not ranked yet.'],
  [[of(1, 1), of(2, 2)], {}, 'You are 1st of 2.'],
  [[of(2, 1, 20), of(3, 2, 12), of(1, 3, 5)], {}, '3rd of 3 · 7 makes behind P3'],
  [[of(2, 1, 4), of(1, 2, 3)], { kind: 'days' }, '2nd of 2 · 1 day behind P2'],
  [[of(2, 1, 5), of(1, 2, 3)], PERCENTAGE, '2nd of 2 · P2 has 50.0%'],
  [[of(2, 1), of(1, 1)], {}, 'You share 1st place.'],
])('%#: %s %o: %s', (standings, changes, words) => {
  expect(ownPlaceWords(aChallenge({ standings, ...changes }), OWN_ID)).toBe(words);
});

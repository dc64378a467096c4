import { expect, it } from 'vitest';
import type { LocalDay } from '../days/days.ts';
import {
  type ChallengeRule,
  type ChallengeScore,
  challengeState,
  nextPeriod,
  rankScores,
} from './challenges.ts';

const day = (text: string) => text as LocalDay;
const MAKES: ChallengeRule = { kind: 'makes', minShots: null, isLowerBetter: false };
const PERCENTAGE: ChallengeRule = { ...MAKES, kind: 'percentage', minShots: 20 };
const DAYS: ChallengeRule = { ...MAKES, kind: 'days' };
const DRILL: ChallengeRule = { ...MAKES, kind: 'drill' };
const FEWEST: ChallengeRule = { ...DRILL, isLowerBetter: true };

const NOTHING: ChallengeScore = { made: 0, totalShots: 0, days: 0, result: null };
const shots = (made: number, totalShots: number) => ({ ...NOTHING, made, totalShots });
const days = (count: number) => ({ ...NOTHING, days: count });
const result = (best: number | null) => ({ ...NOTHING, result: best });

it.each<[string, ChallengeRule, ChallengeScore[], (number | null)[]]>([
  ['most makes', MAKES, [shots(9, 10), shots(12, 60)], [12, 9]],
  ['of makes the shots do not matter', MAKES, [shots(9, 90), shots(9, 10)], [9, 9]],
  ['no make is no rank', MAKES, [shots(0, 10), shots(1, 9)], [1, null]],
  ['best percentage', PERCENTAGE, [shots(30, 60), shots(14, 20)], [14, 30]],
  ['one shot short of the minimum', PERCENTAGE, [shots(19, 19), shots(1, 20)], [1, null]],
  ['no make of enough shots', PERCENTAGE, [shots(0, 20)], [0]],
  ['without a minimum, no shot is no rank', { ...PERCENTAGE, minShots: null }, [NOTHING], [null]],
  ['most days', DAYS, [days(3), days(5), days(0)], [5, 3, null]],
  ['best result', DRILL, [result(-4), result(null), result(3), result(0)], [3, 0, -4, null]],
  ['fewest shots', FEWEST, [result(20), result(14), result(null)], [14, 20, null]],
])('%s', (_name, rule, scores, order) => {
  const ranked = rankScores(rule, scores);
  const value = ({ made, days: trained, result: best }: ChallengeScore) =>
    rule.kind === 'drill' ? best : rule.kind === 'days' ? trained : made;
  expect(ranked.map((score) => (score.rank === null ? null : value(score)))).toEqual(order);
});

it.each<[string, ChallengeRule, ChallengeScore[], (number | null)[]]>([
  ['equal makes share a rank, and the next one is left out', MAKES, [5, 9, 9, 2].map((n) => shots(n, 20)), [1, 1, 3, 4]], // prettier-ignore
  ['half is half of any number of shots', PERCENTAGE, [shots(10, 20), shots(33, 66)], [1, 1]],
  ['a share that is a little better wins', PERCENTAGE, [shots(500, 1001), shots(10, 20)], [1, 2]],
  ['no players', MAKES, [], []],
])('%s', (_name, rule, scores, ranks) => {
  expect(rankScores(rule, scores).map(({ rank }) => rank)).toEqual(ranks);
});

it('players without a rank keep their order', () => {
  const scores = ['a', 'b', 'c'].map((name) => ({ ...NOTHING, name }));
  expect(rankScores(MAKES, scores).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

const WEEK = { firstDay: day('2026-06-14'), lastDay: day('2026-06-20') };

it.each<[string, string, string[], string]>([
  ['before it begins', '2026-06-13', ['2026-06-13'], 'upcoming'],
  ['on the first day', '2026-06-14', ['2026-06-13'], 'running'],
  ['on the last day', '2026-06-20', ['2026-06-20'], 'running'],
  ['while it is the last day for one', '2026-06-21', ['2026-06-21', '2026-06-20'], 'running'], // prettier-ignore
  ['when it is over for all', '2026-06-20', ['2026-06-21', '2026-06-21'], 'over'],
  ['without participants, for the asker', '2026-06-21', [], 'over'],
  ['without participants, on the last day', '2026-06-20', [], 'running'],
])('%s', (_name, today, others, state) => {
  expect(challengeState(WEEK, day(today), others.map(day))).toBe(state);
});

it.each([
  ['the week after, on the day it ended', WEEK, '2026-06-20', '2026-06-21', '2026-06-27'],
  ['from today on, long after', WEEK, '2026-07-10', '2026-07-10', '2026-07-16'],
  ['one day', { ...WEEK, firstDay: WEEK.lastDay }, '2026-06-21', '2026-06-21', '2026-06-21'],
])('the next one: %s', (_name, period, today, firstDay, lastDay) => {
  expect(nextPeriod(period, day(today))).toEqual({ firstDay, lastDay });
});

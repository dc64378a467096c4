import { describe, expect, test } from 'vitest';
import type { Totals } from '../statistics/totals.ts';
import { compareSessions } from './compare-sessions.ts';
import { accuracyChange, type DayShots } from './trend.ts';
import { addDays, type LocalDay } from '../days/days.ts';

const of = (made: number, total: number): Totals => ({ made, total });
const times = (count: number, made: number, total: number) =>
  Array.from({ length: count }, () => of(made, total));

describe('compareSessions', () => {
  // Similar sessions: then it is the two-proportion test. Normal deviates by hand.
  test.each<[what: string, before: Totals[], after: Totals[], isSure: boolean]>([
    ['240 and 288 of 400, 3.58 deviates', times(4, 60, 100), times(4, 72, 100), true],
    ['240 and 284 of 400, 3.27 deviates', times(4, 60, 100), times(4, 71, 100), false],
    ['the same the other way round', times(4, 72, 100), times(4, 60, 100), true],
    ['272 and 304 of 400, 2.53: 68 to 76 %', times(8, 34, 50), times(8, 38, 50), false],
    ['680 and 760 of 1,000, 3.98: 68 to 76 %', times(8, 85, 125), times(8, 95, 125), true],
    // The same sums, but sessions that vary.
    [
      'sessions that differ by themselves',
      [of(100, 125), of(70, 125), of(98, 125), of(72, 125)].flatMap((one) => [one, one]),
      [of(110, 125), of(80, 125), of(108, 125), of(82, 125)].flatMap((one) => [one, one]),
      false,
    ],
    ['nothing missed at all', times(4, 50, 50), times(4, 50, 50), false],
    ['nothing made, then everything', times(4, 0, 50), times(4, 50, 50), true],
  ])('%s', (_, before, after, isSure) => {
    expect(compareSessions(before, after)?.isSure).toBe(isSure);
  });

  test.each<[what: string, before: Totals[], after: Totals[]]>([
    ['no sessions', [], []],
    ['three sessions on a side', times(3, 50, 100), times(8, 70, 100)],
    ['39 shots on a side', times(8, 50, 100), [...times(3, 8, 10), of(8, 9)]],
    ['sessions without shots', times(8, 50, 100), [...times(3, 70, 100), of(0, 0)]],
  ])('is null for %s', (_, before, after) => {
    expect(compareSessions(before, after)).toBeNull();
  });

  test('the interval of the difference is that of two proportions if sessions are alike', () => {
    const found = compareSessions(times(8, 85, 125), times(8, 95, 125));
    expect(found?.difference).toBeCloseTo(0.08, 10);
    // 1.96 · √(0.72 · 0.28 · 2 / 1000)
    expect(found?.within).toBeCloseTo(0.03936, 4);
  });
});

/** Mulberry32: the same players in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Player {
  /** Share of makes on the first day, and from the middle day on. */
  readonly from: number;
  readonly to: number;
  /** Standard deviation of a day's form, in log-odds: 0.3 is six points at 70 %. */
  readonly form: number;
  /** Shots of a training day, and the share of days with training. */
  readonly shots: number;
  readonly trains: number;
}

const WINDOW = 56;

/** Days of a simulated player, rest days left out. */
function daysOf(player: Player, count: number, random: () => number): DayShots[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, n) => {
    const day = addDays('2026-01-01' as LocalDay, n);
    const share = n < count / 2 ? player.from : player.to;
    const odds = Math.log(share / (1 - share)) + player.form * normal();
    const today = 1 / (1 + Math.exp(-odds));
    const total = random() < player.trains ? Math.ceil(player.shots * (0.5 + random())) : 0;
    const made = Array.from({ length: total }, random).filter((value) => value < today).length;
    return { day, made, total };
  });
}

const kindsOfYear = (days: readonly DayShots[]) =>
  Array.from({ length: days.length - WINDOW }, (_, n) => {
    const seen = days.slice(n, n + WINDOW).filter(({ total }) => total > 0);
    return accuracyChange(seen)?.kind;
  });

describe('players who look every day of a year at their last eight weeks', () => {
  const YEARS = 60;
  const still: Player = { from: 0.7, to: 0.7, form: 0, shots: 30, trains: 0.5 };

  test.each<[what: string, player: Player]>([
    ['same form every day', still],
    ['good days and bad days', { ...still, form: 0.3 }],
    ['many shots a day', { ...still, form: 0.3, shots: 100 }],
    ['very good and very bad days', { ...still, form: 0.5, shots: 100, trains: 0.3 }],
    ['threes', { ...still, from: 0.35, to: 0.35, form: 0.3, shots: 12 }],
  ])(
    'and never change, with %s, are told so falsely by two looks in a thousand at most',
    (_, player) => {
      const random = randomFrom(1);
      const looks = Array.from({ length: YEARS }, () =>
        kindsOfYear(daysOf(player, WINDOW + 365, random)),
      );
      const isWrong = (kind: string | undefined) => kind === 'up' || kind === 'down';
      expect(looks.flat().filter(isWrong).length / looks.flat().length).toBeLessThan(0.002);
      // In a whole year of looks, at most one player in seven sees it on some day.
      expect(looks.filter((year) => year.some(isWrong)).length / YEARS).toBeLessThan(0.15);
    },
  );

  test.each<[shots: number, trains: number, atLeast: number]>([
    [100, 0.8, 0.6],
    [200, 0.8, 0.8],
  ])('who go from 68 to 76 % with %i shots a day see the change', (shots, trains, atLeast) => {
    const random = randomFrom(2);
    const better: Player = { from: 0.68, to: 0.76, form: 0.15, shots, trains };
    const kinds = Array.from({ length: 300 }, () => {
      const days = daysOf(better, WINDOW, random).filter(({ total }) => total > 0);
      return accuracyChange(days)?.kind;
    });
    expect(kinds.filter((kind) => kind === 'up').length / 300).toBeGreaterThan(atLeast);
    expect(kinds).not.toContain('down');
  });
});

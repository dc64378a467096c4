import type { LocalDay } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import { shotsOfToday, streakDays, streakWords } from './streak-days.ts';

describe('streakDays', () => {
  const days = streakDays('2026-03-05' as LocalDay, ['2026-02-20', '2026-03-05', '2026-02-19']);

  it('returns the 14 days that end today', () => {
    expect(days).toHaveLength(14);
    expect(days[0]?.day).toBe('2026-02-20');
    expect(days.at(-1)?.day).toBe('2026-03-05');
  });

  it('marks the days with a workout and no others', () => {
    expect(days.filter(({ trained }) => trained).map(({ day }) => day)).toEqual([
      '2026-02-20',
      '2026-03-05',
    ]);
  });
});

describe('shotsOfToday', () => {
  const workout = (localDay: string, made: number, totalShots: number) => ({
    localDay,
    made,
    totalShots,
  });

  it('sums all workouts of today', () => {
    const newest = [workout('2026-03-05', 30, 60), workout('2026-03-05', 33, 65)];
    const before = workout('2026-03-04', 9, 10);
    expect(shotsOfToday('2026-03-05', [...newest, before])).toEqual({ made: 63, total: 125 });
  });

  it('is null after exercises only', () => {
    expect(shotsOfToday('2026-03-05', [workout('2026-03-05', 0, 0)])).toBeNull();
  });

  it('is null if today fills the list', () => {
    const newest = Array.from({ length: 5 }, () => workout('2026-03-05', 3, 6));
    expect(shotsOfToday('2026-03-05', newest)).toBeNull();
  });
});

describe('streakWords', () => {
  it.each([
    [0, undefined, false, false, 'Log a workout today to start a streak.'],
    [1, undefined, false, false, '1 day in a row. Log a workout today to keep it going.'],
    [4, undefined, false, true, '4 days in a row.'],
    [4, undefined, true, false, '4 days in a row. See you tomorrow.'],
    [0, 0, false, false, 'Log a workout today to start a streak.'],
    [4, 4, true, false, '4 days in a row. See you tomorrow.'],
    [4, 12, true, false, '12 days with a rest day each week; 4 in a row. See you tomorrow.'],
    [0, 1, false, true, '1 day with a rest day each week; 0 in a row.'],
  ])('%i days, %i with rest days, today %s, said above %s', (days, rest, today, isSaid, words) => {
    const streaks = { currentStreak: days, ...(rest !== undefined && { restStreak: rest }) };
    expect(streakWords(streaks, today, isSaid)).toBe(words);
  });
});

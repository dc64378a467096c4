import type { LocalDay } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import { streakDays, streakWords } from './streak-days.ts';

describe('streakDays', () => {
  const days = streakDays('2026-03-05' as LocalDay, ['2026-02-20', '2026-03-05', '2026-02-19']);

  it('are the 14 days that end today', () => {
    expect(days).toHaveLength(14);
    expect(days[0]?.day).toBe('2026-02-20');
    expect(days.at(-1)?.day).toBe('2026-03-05');
  });

  it('mark the days with a workout and no others', () => {
    expect(days.filter(({ trained }) => trained).map(({ day }) => day)).toEqual([
      '2026-02-20',
      '2026-03-05',
    ]);
  });
});

describe('streakWords', () => {
  it.each([
    [0, false, false, 'Log a workout today to start a streak.'],
    [1, false, false, '1 day in a row. Log a workout today to keep it going.'],
    [4, false, true, '4 days in a row.'],
    [4, true, false, '4 days in a row, today included. See you tomorrow.'],
  ])('%i days, today %s, said above %s', (streak, today, isSaid, words) => {
    expect(streakWords(streak, today, isSaid)).toBe(words);
  });
});

import type { Progress } from '@hooplog/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Records } from './records.tsx';

const NONE: Progress['records'] = {
  mostShots: null,
  mostMade: null,
  longestStreak: null,
  bestZone: null,
};

describe('the longest streak', () => {
  const streakOf = (days: number | null) => {
    const longestStreak = days === null ? null : { days, endDay: '2026-11-20' };
    render(<Records records={{ ...NONE, longestStreak }} />);
    return screen.getByText('Longest streak').closest('div')?.parentElement?.textContent;
  };

  it.each([
    [null, /–Not yet$/],
    [1, /1day/],
    [12, /12days/],
  ])('of %s days', (days, words) => {
    expect(streakOf(days)).toMatch(words);
  });
});

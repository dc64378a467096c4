import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const DAY = 86_400;

it.each<[secondsAgo: number, words: string]>([
  [-20, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [DAY - 1, '23 h ago'],
  [DAY, '1 day ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [30 * DAY, '4 weeks ago'],
  [31 * DAY, '1 month ago'],
  [365 * DAY, '11 months ago'],
  [366 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('%i seconds ago', (seconds, words) => {
  const instant = new Date(NOW.getTime() - 1000 * seconds).toISOString();
  expect(relativeTime(instant, NOW)).toBe(words);
});

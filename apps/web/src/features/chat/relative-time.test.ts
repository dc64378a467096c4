import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it.each<[secondsAgo: number, words: string | RegExp]>([
  [-20, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [86_399, '23 h ago'],
  [3 * 86_400, /^Nov 18, 2026, \d+:\d\d [AP]M$/],
])('%i seconds ago', (seconds, words) => {
  const instant = new Date(NOW.getTime() - 1000 * seconds).toISOString();
  expect(relativeTime(instant, NOW)).toMatch(words);
});

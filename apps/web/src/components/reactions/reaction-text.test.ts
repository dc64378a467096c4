import { expect, it } from 'vitest';
import { whoReacts } from './reaction-text.ts';

it.each([
  [0, false, 'nobody yet'],
  [1, false, '1 player'],
  [3, false, '3 players'],
  [1, true, 'you'],
  [2, true, 'you and 1 other'],
  [3, true, 'you and 2 others'],
])('%i reactions, including one’s own: %s, are by %s', (count, isOwn, words) => {
  expect(whoReacts({ count, isOwn })).toBe(words);
});

import { expect, test } from 'vitest';
import { analysesAtOnce } from './analyses-at-once.ts';

test.each([
  { cores: 1, memoryGigabytes: 8, atOnce: 1 },
  { cores: 2, memoryGigabytes: 8, atOnce: 2 },
  { cores: 2, memoryGigabytes: 4, atOnce: 1 },
  { cores: 2, memoryGigabytes: 1, atOnce: 1 },
  { cores: 8, memoryGigabytes: 32, atOnce: 4 },
  { cores: 64, memoryGigabytes: 32, atOnce: 12 },
])('$cores cores and $memoryGigabytes GB analyse $atOnce at once', ({ atOnce, ...machine }) => {
  expect(analysesAtOnce(machine)).toBe(atOnce);
});

import { OWN_DRILL } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { DRILL_KEY_MAX, drillKeySchema } from './drills.ts';

test.each([
  ['mikan', true],
  ['own-f5x2-t14-0e1a2e1a-Wing_20to_20wing', true],
  ['a'.repeat(OWN_DRILL.KEY_MAX), true],
  ['a'.repeat(OWN_DRILL.KEY_MAX + 1), false],
  ['Mikan!', false],
  ['mikan-', false],
  ['', false],
])('%s can be the key of a drill: %s', (key, isKey) => {
  expect(drillKeySchema.safeParse(key).success).toBe(isKey);
  expect(DRILL_KEY_MAX).toBe(OWN_DRILL.KEY_MAX);
});

import { expect, test } from 'vitest';
import { numberListSchema } from './number-list.ts';

const schema = numberListSchema(3, 2);

test.each([[[]], [[1, -2.5, 3]], [[1, 2, 3, 4, 5, 6]]])('%j is a list', (list) => {
  expect(schema.parse(list)).toEqual(list);
});

test.each([
  ['an incomplete group', [1, 2, 3, 4]],
  ['too many', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['a word', [1, 2, '3']],
  ['nothing', [1, 2, null]],
  ['no number', [1, 2, Number.NaN]],
  ['a value out of range', [1, 2, 1e7]],
  ['no list', 'abc'],
])('%s is refused', (_, list) => {
  expect(schema.safeParse(list).success).toBe(false);
});

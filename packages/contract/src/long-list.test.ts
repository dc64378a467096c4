import { expect, test } from 'vitest';
import { z } from 'zod';
import { longListSchema } from './long-list.ts';

const item = z.object({ a: z.string(), b: z.int().min(1, 'Too few') });
const schema = z.object({ list: longListSchema(item, 3).optional() });
const good = { a: 'x', b: 1 };

test.each<[string, unknown[], string[]]>([
  ['all errors of the first invalid item', [good, {}, { a: 1 }], ['list.1.a', 'list.1.b']],
  ['a rule that an item violates', [good, { ...good, b: 0 }, { ...good, b: 0 }], ['list.1.b']],
  ['a list that is too long, without its items', [{}, {}, {}, {}], ['list']],
])('the error names %s', (_, list, fields) => {
  const { error } = schema.safeParse({ list });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields);
});

test('items after the first problem are not parsed, nor those of a list that is too long', () => {
  let looked = 0;
  const counting = z.string().refine(() => {
    looked += 1;
    return false;
  });
  longListSchema(counting, 3).safeParse(['a', 'b', 'c']);
  longListSchema(counting, 3).safeParse(['a', 'b', 'c', 'd']);
  expect(looked).toBe(1);
});

test('valid items come out parsed, and the list may be left out', () => {
  expect(schema.parse({ list: [{ ...good, c: 3 }] })).toEqual({ list: [good] });
  expect(schema.parse({})).toEqual({});
});

import { expect, test } from 'vitest';
import { numbersByNameSchema } from './numbers-by-name.ts';

const schema = numbersByNameSchema(3, 5);

test('numbers by name are passed through unchanged', () => {
  expect(schema.parse({ pass: 1, net: -0.5, board: 2 })).toEqual({ pass: 1, net: -0.5, board: 2 });
});

test.each([
  ['too many names', { a: 1, b: 2, c: 3, d: 4 }],
  ['too long a name', { abcdef: 1 }],
  ['a word', { a: '1' }],
  ['a list', [1]],
  ['nothing', null],
])('%s is refused', (_, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('with too many names none is read', () => {
  const { proxy, looks } = watched({ a: 1, b: 2, c: 3, d: 4 });
  expect(schema.safeParse(proxy).success).toBe(false);
  expect(looks()).toBe(0);
});

/** Counts how often a value of an object is read. */
function watched(values: Record<string, number>) {
  let count = 0;
  const proxy = new Proxy(values, {
    get: (target, name) => {
      count += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  return { proxy, looks: () => count };
}

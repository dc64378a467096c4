import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonSplitter } from './split-json.ts';

/** The parts of a text that arrives in chunks of the given size. */
function partsOf(text: string, size = text.length, most = 1000) {
  const splitter = new JsonSplitter(most);
  const parts: unknown[][] = [];
  for (let start = 0; start < text.length; start += size) {
    for (const { key, index, text: part } of splitter.push(text.slice(start, start + size))) {
      parts.push([key, index, JSON.parse(part)]);
    }
  }
  splitter.end();
  return parts;
}

/** The same from the whole text at once. */
const expected = (value: Record<string, unknown>) =>
  Object.entries(value).flatMap(([key, content]) =>
    Array.isArray(content)
      ? content.map((element: unknown, index) => [key, index, element])
      : [[key, null, content]],
  );

test('lists come element by element, everything else whole', () => {
  const text = ' {"a": [1, {"b": [2, "]"]}, "x,\\"y"], "c": {"d": [3]}, "e": [], "f": null} ';
  expect(partsOf(text)).toEqual([
    ['a', 0, 1],
    ['a', 1, { b: [2, ']'] }],
    ['a', 2, 'x,"y'],
    ['c', null, { d: [3] }],
    ['f', null, null],
  ]);
});

test('every object comes apart alike, wherever its chunks end', () => {
  const key = fc.string().filter((text) => text !== '__proto__' && !/^\d+$/.test(text));
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.jsonValue()),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(0, 2),
      (value, size, space) => {
        const text = JSON.stringify(value, null, space);
        const same = JSON.parse(text) as Record<string, unknown>;
        expect(partsOf(text, size, 100_000)).toEqual(expected(same));
      },
    ),
  );
});

test.each([
  '',
  '[]',
  '{"a":1',
  '{"a":[1,2}',
  '{"a":[1]',
  '{"a":[1]]}',
  '{"a":[,]}',
  '{"a":[1,]}',
  '{"a":1,}',
  '{"a" 1}',
  '{a:1}',
  '{"a":}',
  '{"a":1]',
  '{"a":1} {',
  '{"a":1} x',
  '{"a":"',
])('%s is refused', (text) => {
  expect(() => partsOf(text)).toThrow(SyntaxError);
});

test('a part that is too large is refused before it is whole', () => {
  const splitter = new JsonSplitter(10);
  const read = () => [...splitter.push('{"a":["'), ...splitter.push('x'.repeat(11))];
  expect(read).toThrow('One entry of this file is too large');
});

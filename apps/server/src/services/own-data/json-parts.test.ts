import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableFile } from './import-error.ts';
import { readParts } from './json-parts.ts';

/** The parts of a text that arrives in chunks of the given size. */
async function partsOf(text: string, size = Math.max(1, text.length), maxBytes = 100_000) {
  const chunks: string[] = [];
  for (let start = 0; start < text.length; start += size)
    chunks.push(text.slice(start, start + size));
  const parts: unknown[][] = [];
  for await (const { key, index, value } of readParts(Readable.from(chunks), maxBytes)) {
    parts.push([key, index, value]);
  }
  return parts;
}

/** The same, from the whole text at once. */
const expected = (value: Record<string, unknown>) =>
  Object.entries(value).flatMap(([key, content]) =>
    Array.isArray(content)
      ? content.map((element: unknown, index) => [key, index, element])
      : [[key, null, content]],
  );

test('yields lists element by element, everything else whole', async () => {
  const text = ' {"a": [1, {"b": [2, "]"]}, "x,\\"y"], "c": {"d": [3]}, "e": [], "f": null} ';
  expect(await partsOf(text)).toEqual([
    ['a', 0, 1],
    ['a', 1, { b: [2, ']'] }],
    ['a', 2, 'x,"y'],
    ['c', null, { d: [3] }],
    ['f', null, null],
  ]);
});

test('yields the same parts of an object wherever the chunks end', async () => {
  const key = fc.string().filter((text) => text !== '__proto__' && !/^\d+$/.test(text));
  await fc.assert(
    fc.asyncProperty(
      // This key is refused wherever it occurs: see the table below.
      fc
        .dictionary(key, fc.jsonValue())
        .filter((value) => !JSON.stringify(value).includes('"__proto__":')),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(0, 2),
      async (value, size, space) => {
        const text = JSON.stringify(value, null, space);
        const same = JSON.parse(text) as Record<string, unknown>;
        expect(await partsOf(text, size)).toEqual(expected(same));
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
  '{"a":{"__proto__":1}}',
])('%s is refused', async (text) => {
  await expect(partsOf(text)).rejects.toThrow(UnreadableFile);
});

test('refuses a part that is too large before it is complete', async () => {
  const text = `{"a":["${'x'.repeat(40_000)}`;
  await expect(partsOf(text, 100, 20_000)).rejects.toThrow('One entry of this file is too large');
});

test('accepts a list of any length', async () => {
  const text = JSON.stringify({ a: Array.from({ length: 10_000 }, (_, at) => at) });
  expect(await partsOf(text, 100, 20_000)).toHaveLength(10_000);
});

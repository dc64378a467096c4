import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInTurns } from './parse-json.ts';

/** A list longer than the limit for parsing at once, with something at its end. */
const longList = (end: string) => `[${'{"name":"Añá 🏀","made":-1.5e-3},'.repeat(2000)}${end}]`;

test('any JSON without the key __proto__ is read as JSON.parse reads it', async () => {
  // About one run in several hundred would draw that key, which is refused: see below.
  const allowed = fc.json().filter((text) => !text.includes('__proto__'));
  await fc.assert(
    fc.asyncProperty(allowed, async (text) => {
      expect(await parseInTurns(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([0, 1, 2, 3])('a four-byte character may be split after %s bytes', async (bytes) => {
  const text = `"${'x'.repeat(16 * 1024 - 1 - bytes)}🏀"`;
  expect(await parseInTurns(text)).toBe(JSON.parse(text));
});

test('a long list is read as JSON.parse reads it', async () => {
  const text = longList('[null, true, "\\u00e9\\n"]');
  expect(await parseInTurns(text)).toEqual(JSON.parse(text));
});

test.each([
  ['a comma without a value', longList('1,')],
  ['two values without a comma', longList('1 2')],
  ['another bracket at the end', longList('1').replace(/\]$/, '}')],
  ['no end', longList('1').slice(0, -1)],
  ['a truncated literal', 'tru'],
  ['trailing data', `${longList('1')}[]`],
  ['a name without quotes', '{a:1}'],
  ['the key __proto__', longList('{"__proto__":{}}')],
  ['the key __proto__, escaped', '{"\\u005f_proto__":1}'],
])('%s is refused', async (_, text) => {
  await expect(parseInTurns(text)).rejects.toThrow(SyntaxError);
});

test('others get their turns meanwhile', async () => {
  const done = { isRead: false };
  let turns = 0;
  const names = Array.from({ length: 120_000 }, (_, index) => `{"${index.toString(36)}":0}`);
  const read = parseInTurns(`[${names.join(',')}]`).then(() => (done.isRead = true));
  while (!done.isRead) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await read;
  expect(turns).toBeGreaterThan(5);
});

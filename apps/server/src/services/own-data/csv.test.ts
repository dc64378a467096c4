import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, CsvReader } from './csv.ts';

/** The rows of a text that arrives in chunks of the given size. */
function parseCsv(text: string, size = Math.max(text.length, 1), most = 1000) {
  const reader = new CsvReader(most);
  const rows: (readonly string[])[] = [];
  for (let start = 0; start < text.length; start += size) {
    rows.push(...reader.push(text.slice(start, start + size)));
  }
  return [...rows, ...reader.end()];
}

test.each<[what: string, text: string, rows: string[][]]>([
  [
    'plain cells',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'line feeds only, none at the end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['empty cells', ',a,\r\n', [['', 'a', '']]],
  ['an empty last cell without a line end', 'a,', [['a', '']]],
  ['empty lines', 'a\r\n\r\nb\r\n', [['a'], ['b']]],
  ['quotes, commas and breaks', '"a, ""b""\nc",d', [['a, "b"\nc', 'd']]],
  ['carriage returns only', 'a\rb\r', [['a'], ['b']]],
  ['an empty cell in quotes at the end', 'a,""', [['a', '']]],
])('%s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test.each([
  ['a quote that never ends', 'a\r\n"b'],
  ['text behind a quote', 'a\r\n"b"c'],
  ['a quote within a text', 'a\r\nb"c"'],
  ['a row that is too long', `a\r\n${'b'.repeat(1001)}`],
])('%s is an error', (_, text) => {
  expect(() => parseCsv(text)).toThrow('Row 2 cannot be read');
});

test('formulas are written as text', () => {
  expect(csvLine(['=1+1', '-', "'quoted'"])).toBe("'=1+1,'-,''quoted'\r\n");
});

test('what is written is read back, wherever its chunks end', () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(cells), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const filled = rows.map((row) => ['x', ...row]);
      expect(parseCsv(filled.map(csvLine).join(''), size, 10_000)).toEqual(filled);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, parseCsv } from './csv.ts';

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
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
])('%s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('a quote that never ends is an error', () => {
  expect(() => parseCsv('a\r\n"b')).toThrow('Row 2 cannot be read');
});

test('formulas are written as text', () => {
  expect(csvLine(['=1+1', '-', "'quoted'"])).toBe("'=1+1,'-,''quoted'\r\n");
});

test('what is written is read back', () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(cells), (rows) => {
      const filled = rows.map((row) => ['x', ...row]);
      expect(parseCsv(filled.map(csvLine).join(''))).toEqual(filled);
    }),
  );
});

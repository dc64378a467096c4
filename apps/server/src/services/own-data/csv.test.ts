import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, readCell } from './csv.ts';
import { readRows } from './table/table-rows.ts';

/** The rows of a text that arrives in chunks of the given size. */
async function parseCsv(text: string, size = Math.max(text.length, 1), separator = ',') {
  async function* chunks() {
    const characters = Array.from(text);
    for (let start = 0; start < characters.length; start += size) {
      yield await Promise.resolve(characters.slice(start, start + size).join(''));
    }
  }
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readRows(chunks(), separator)) rows.push(cells);
  return rows;
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
  ['empty lines, and rows of empty cells', 'a\r\n\r\n,,\r\nb\r\n', [['a'], ['b']]],
  ['quotes, commas and breaks', '"a, ""b""\nc",d', [['a, "b"\nc', 'd']]],
  ['carriage returns only', 'a\rb\r', [['a'], ['b']]],
  ['an empty cell in quotes at the end', 'a,""', [['a', '']]],
  [
    'a stray quotation mark',
    'a,6" rim\r\nb,c',
    [
      ['a', '6" rim'],
      ['b', 'c'],
    ],
  ],
  [
    'rows that a spreadsheet left in one cell',
    'a,b\r\n"1,""x, y""",\r\n',
    [
      ['a', 'b'],
      ['1', 'x, y'],
    ],
  ],
])('%s', async (_, text, rows) => {
  expect(await parseCsv(text)).toEqual(rows);
});

test.each([
  ['a quotation mark that is never closed', 'a\r\n"b'],
  ['a row that is too long', `a\r\n${'b'.repeat(33 * 1024)}`],
])('%s is an error', async (_, text) => {
  await expect(parseCsv(text)).rejects.toThrow('Row 2 cannot be read');
});

test('counts rows as a spreadsheet does', async () => {
  async function* text() {
    yield await Promise.resolve('a\n\n"b\nc"\n\nd\n');
  }
  const rows: number[] = [];
  for await (const { row } of readRows(text(), ',')) rows.push(row);
  expect(rows).toEqual([1, 3, 5]);
});

test('writes formulas as text, full-width ones too', () => {
  expect(csvLine(['=1+1', '-', "'quoted'"])).toBe("'=1+1,'-,''quoted'\r\n");
  expect(csvLine(['＝1+1', '＋1', '－1', '＠a'])).toBe("'＝1+1,'＋1,'－1,'＠a\r\n");
});

test.each(['007', '3/4', '1.5', '20.11.2026', 'Mar 3', '10 am', '12:30', '5 %', 'TRUE', 'falsch'])(
  'a spreadsheet does not turn the note %s into a value',
  (note) => {
    expect(csvLine([note, note], new Set([1]))).toBe(`${note},'${note}\r\n`);
    expect(readCell(`'${note}`, true)).toBe(note);
  },
);

test('leaves notes that are words unchanged', () => {
  expect(csvLine(['7 of 10 felt good', 'Legs'], new Set([0, 1]))).toBe(
    '7 of 10 felt good,Legs\r\n',
  );
});

describe('the apostrophe of a cell', () => {
  test.each<[cell: string, isExport: boolean, text: string]>([
    ["'=1", true, '=1'],
    ["''90s", true, "'90s"],
    ["'=1", false, '=1'],
    ["'＝1", false, '＝1'],
    ["'90s gym", false, "'90s gym"],
  ])('%s (our export: %s) is %s', (cell, isExport, text) => {
    expect(readCell(cell, isExport)).toBe(text);
  });
});

test('reads back what it wrote, wherever the chunks end', async () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(cells), fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const filled = rows.map((row) => ['x', ...row]);
      const text = filled.map((row) => csvLine(row, new Set([2]))).join('');
      const read = await parseCsv(text, size);
      expect(read.map((row) => row.map((cell) => readCell(cell, true)))).toEqual(filled);
    }),
  );
});

import { pipeline } from 'node:stream';
import { phrase } from '@hooplog/language';
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { Yielder } from '../../../in-turns/yielder.ts';
import { piecesOf } from '../../../in-turns/pieces-of.ts';
import { UnreadableFile } from '../import-error.ts';

/** Enough for notes of 5,000 characters, each of them a quotation mark, which is written twice. */
const MAX_ROW_CHARACTERS = 32 * 1024;

/** One row of a table that is not empty. */
export interface TableRow {
  /** The row number in a spreadsheet: from 1, empty rows included. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The parser's counters at a row. */
type RowCounts = Pick<InfoRecord, 'records' | 'empty_lines'>;

interface ParsedRow {
  readonly info: RowCounts;
  readonly record: readonly string[];
}

const rowOf = ({ records, empty_lines: emptyLines }: RowCounts) => records + emptyLines;

/** The parser's errors carry its counters, which their type omits. */
const isCsvError = (error: unknown): error is CsvError & RowCounts =>
  error instanceof CsvError && 'records' in error && 'empty_lines' in error;

const optionsFor = (separator: string): Options => ({
  delimiter: separator,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: MAX_ROW_CHARACTERS,
});

const unreadable = (row: number) =>
  new UnreadableFile(
    phrase('Row {row} cannot be read: it is too long, or a quotation mark in it is never closed.', {
      row,
    }),
  );

/** Splits a row that a spreadsheet left unsplit in its first cell. */
function split(cells: readonly string[], separator: string): readonly string[] {
  const [first = '', ...others] = cells;
  if (!first.includes(separator) || others.some((cell) => cell !== '')) return cells;
  try {
    const [inner] = parseAtOnce(first, optionsFor(separator));
    return inner ?? cells;
  } catch {
    return cells;
  }
}

/**
 * Streams the rows of a CSV text without empty ones. A stray quotation mark is text; throws `UnreadableFile` for one that is
 * never closed, and for a row that is too long.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<TableRow> {
  // The parser skips empty rows: as rows with too few cells, each would cost an error object that nobody reads.
  const parser = parse({ ...optionsFor(separator), info: true, skip_empty_lines: true });
  pipeline(piecesOf(text), parser, () => undefined);
  const yielder = new Yielder();
  let width = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<ParsedRow>) {
      const row = rowOf(info);
      await yielder.yieldIfDue();
      if (record.every((cell) => cell.trim() === '')) continue;
      const cells = width === 0 || width > 1 ? split(record, separator) : record;
      if (width === 0) width = cells.length;
      yield { row, cells };
    }
  } catch (error) {
    throw isCsvError(error) ? unreadable(rowOf(error) + 1) : error;
  }
}

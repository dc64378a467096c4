import { pipeline } from 'node:stream';
import { phrase } from '@hooplog/language';
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { Yielder } from '../../../in-turns/yielder.ts';
import { piecesOf } from '../../../in-turns/pieces-of.ts';
import { UnreadableFile } from '../import-error.ts';

/** Notes of 5,000 characters, each of them a quote that is written twice. */
const MAX_CHARACTERS_A_ROW = 32 * 1024;

/** One row of a table with something in it. */
export interface TableRow {
  /** As a spreadsheet counts: from 1, empty rows included. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** What the parser has counted up to a row. */
type RowCounts = Pick<InfoRecord, 'records' | 'empty_lines'>;

interface ParsedRow {
  readonly info: RowCounts;
  readonly record: readonly string[];
}

const rowOf = ({ records, empty_lines: emptyLines }: RowCounts) => records + emptyLines;

/** The parser's errors tell its counts, which their type leaves out. */
const isCsvError = (error: unknown): error is CsvError & RowCounts =>
  error instanceof CsvError && 'records' in error && 'empty_lines' in error;

const optionsFor = (separator: string): Options => ({
  delimiter: separator,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: MAX_CHARACTERS_A_ROW,
});

const unreadable = (row: number) =>
  new UnreadableFile(
    phrase('Row {row} cannot be read: it is too long, or a quotation mark in it is never closed.', {
      row,
    }),
  );

/** The cells of a row that a spreadsheet has left unsplit in its first cell. */
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
 * The rows of a CSV text while it arrives, empty ones left out. A stray quotation mark is text; throws `UnreadableFile` for
 * one that is never closed, and for a row that is too long.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<TableRow> {
  // Empty rows are skipped by the parser: as rows of too few cells each would cost it an error that nobody reads.
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

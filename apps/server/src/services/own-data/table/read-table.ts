import type {
  ColumnMapping,
  DateOrder,
  ImportPreview,
  ImportReading,
  ImportSeparator,
} from '@hooplog/contract';
import { isEnough, recogniseColumns } from './columns.ts';
import { DateOrderVotes } from './date-order.ts';
import { type Gathered, GatheredRows } from './gathered-rows.ts';
import { detectSeparator, SEPARATORS } from './separator.ts';
import { readRows, type TableRow } from './table-rows.ts';
import { readDate } from './written-date.ts';

/** Example rows that show a player what a column holds. */
const EXAMPLE_ROWS = 3;
const EXAMPLE_CHARACTERS = 40;

/** A table's format and its workouts. */
export interface ReadTable extends Pick<
  ImportPreview,
  'textExample' | 'dateExample' | 'columns' | 'question'
> {
  readonly separator: ImportSeparator;
  readonly dateOrder: DateOrder | null;
  readonly workouts: Iterable<Gathered>;
}

/** The first row contains column names unless there is a date in it. */
const hasNames = (cells: readonly string[]) => cells.every((cell) => readDate(cell) === null);

const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const shorten = (text: string) =>
  text.length > EXAMPLE_CHARACTERS ? `${text.slice(0, EXAMPLE_CHARACTERS)}…` : text;

function columnsOf(names: readonly string[], examples: readonly TableRow[], map: ColumnMapping) {
  return names.map((name, index) => ({
    name: shorten(name),
    examples: examples
      .map(({ cells }) => shorten(cells[index] ?? ''))
      .filter((text) => text !== ''),
    readAs: entriesOf(map).find(([, at]) => at === index)?.[0] ?? null,
  }));
}

const entriesOf = (mapping: ColumnMapping) =>
  Object.entries(mapping) as [keyof ColumnMapping, number][];

/** Collects the examples by which a player checks that a table is read correctly. */
class Examples {
  readonly rows: TableRow[] = [];
  readonly votes = new DateOrderVotes();
  text: string | null = null;
  date: ImportPreview['dateExample'] = null;

  add(row: TableRow, { date, localDay }: Gathered): void {
    if (this.rows.length < EXAMPLE_ROWS) this.rows.push(row);
    this.text ??= row.cells.find((cell) => /[^\0-\x7f]/.test(cell)) ?? null;
    const texts = [date, localDay].filter((text) => text !== '');
    const dates = texts.map(readDate).filter((read) => read !== null);
    this.votes.add(dates);
    dates.forEach(({ dayFirst, monthFirst }, index) => {
      const isClearer = dayFirst !== monthFirst && this.date?.dayFirst === this.date?.monthFirst;
      if (this.date === null || isClearer) {
        this.date = { text: texts[index] ?? '', dayFirst, monthFirst };
      }
    });
  }
}

async function headOf(text: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!/\S[^\r\n]*[\r\n]/.test(head) && head.length < 64 * 1024) {
    const next = await text.next();
    if (next.done === true) break;
    head += next.value;
  }
  return head;
}

async function* from(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/**
 * Reads a CSV text to its end and groups its rows, in any order, into workouts. Holds all of them in memory.
 *
 * @throws UnreadableFile for a text that is no table
 */
export async function readTable(
  text: AsyncGenerator<string>,
  wanted: ImportReading,
): Promise<ReadTable> {
  const head = await headOf(text);
  const found = detectSeparator(head);
  const separator = wanted.separator ?? found.separator;
  const rows = readRows(from(head.slice(found.skipped), text), SEPARATORS[separator]);
  const first = await rows.next();
  const firstRow: TableRow = first.done === true ? { row: 1, cells: [] } : first.value;
  const isNamed = hasNames(firstRow.cells);
  const names = isNamed ? firstRow.cells : firstRow.cells.map((_, at) => `Column ${letterOf(at)}`);
  const mapping = wanted.columns ?? recogniseColumns(names);
  const examples = new Examples();
  const about = () => ({
    separator,
    textExample: examples.text === null ? null : shorten(examples.text),
    dateExample: examples.date,
    columns: columnsOf(names, examples.rows, mapping),
  });
  const gathered = new GatheredRows(mapping, names);
  if (!isNamed) examples.add(firstRow, gathered.add(firstRow));
  const isReadable = isEnough(mapping);
  for await (const row of rows) {
    examples.add(row, gathered.add(row));
    if (!isReadable && examples.rows.length >= EXAMPLE_ROWS) break;
  }
  if (!isReadable) return { ...about(), dateOrder: null, question: 'columns', workouts: [] };
  const decided = wanted.dateOrder ?? examples.votes.decide();
  if (decided === 'open') {
    return { ...about(), dateOrder: null, question: 'date_order', workouts: [] };
  }
  return { ...about(), dateOrder: decided, question: null, workouts: gathered.list() };
}

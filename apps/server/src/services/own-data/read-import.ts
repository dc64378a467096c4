import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ImportEncoding,
  type ImportReading,
} from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { Yielder } from '../../in-turns/yielder.ts';
import {
  badFile,
  type EntryProblem,
  isEnoughToRefuse,
  refusal,
  UnreadableFile,
  UnreadableRows,
} from './import-error.ts';
import { type ImportEntry, isImportKey, judgeEntry, type Judged } from './judge-entry.ts';
import { readParts } from './json-parts.ts';
import type { Gathered } from './table/gathered-rows.ts';
import { readTable, type ReadTable } from './table/read-table.ts';
import { makeIds, type TableClock, tableWorkout } from './table/table-workout.ts';
import { decodeText, detectEncoding } from './table/text-encoding.ts';

/** Opens the file of an import from its beginning, on every call. */
export type ImportFile = () => AsyncIterable<Uint8Array>;

/** How a file is read: the caller's choices and the player's time. */
export interface ReadingOptions extends ImportReading {
  readonly now: Date;
  readonly timeZone: string;
}

/** An opened file: its format and its entries. */
export interface OpenedImport {
  readonly encoding: ImportEncoding;
  /** Null for JSON. */
  readonly table: ReadTable | null;
  readonly entries: AsyncIterable<Judged>;
}

/** Enough for a workout of 3,000 shots with every digit; a profile has a thousandth of that. */
const MAX_PART_BYTES = 1024 * 1024;

async function* readJson(text: AsyncIterable<string>, now: Date): AsyncGenerator<Judged> {
  const header: { format?: unknown; version?: unknown } = {};
  for await (const { key, index, value } of readParts(text, MAX_PART_BYTES)) {
    if (key === 'format' || key === 'version') header[key] = value;
    if (!isImportKey(key)) continue;
    if (index === null) throw badFile(phrase('“{key}” must be a list', { key }), key);
    yield judgeEntry(key, index, value, now);
  }
  if (header.format !== EXPORT_FORMAT) {
    throw badFile(phrase('This is not a Hooplog export'), 'format');
  }
  if (header.version !== EXPORT_VERSION) {
    throw badFile(phrase('This export was made by another version'), 'version');
  }
}

/** Checks one workout of a table; a problem names its rows. */
function judgeGathered(
  gathered: Gathered,
  indices: Record<'workouts' | 'manualWorkouts', number>,
  clock: TableClock,
  idOf: (content: object) => string,
): Judged {
  const { rows } = gathered;
  const field = `row ${String(rows[0])}`;
  try {
    const { key, value } = tableWorkout(gathered, clock, idOf);
    const judged = judgeEntry(key, indices[key], value, clock.now);
    indices[key] += 1;
    if ('entry' in judged) return judged;
    return { problem: { rows, field, words: judged.problem.words } };
  } catch (error) {
    if (error instanceof UnreadableRows) return { problem: { rows, field, words: error.phrase } };
    throw error;
  }
}

async function* judgeTable(
  { workouts, dateOrder }: ReadTable,
  { timeZone, now }: ReadingOptions,
): AsyncGenerator<Judged> {
  // If no date needs an order, any will do.
  const clock = { order: dateOrder ?? 'day_first', timeZone, now };
  const indices = { workouts: 0, manualWorkouts: 0 };
  const idOf = makeIds();
  const yielder = new Yielder();
  for (const gathered of workouts) {
    yield judgeGathered(gathered, indices, clock, idOf);
    await yielder.yieldIfDue();
  }
}

/** The beginning of the text after leading white space, and the whole text. */
async function firstText(
  chunks: AsyncGenerator<string>,
): Promise<[first: string, all: AsyncGenerator<string>]> {
  const taken: string[] = [];
  let first = '';
  while (first === '') {
    const next = await chunks.next();
    if (next.done === true) break;
    taken.push(next.value);
    first = next.value.trimStart();
  }
  async function* all() {
    yield* taken;
    yield* chunks;
  }
  return [first, all()];
}

/**
 * Opens a file to import, regardless of its name: only JSON begins with a brace. Entries are checked one by one as they are
 * requested; JSON is held in memory one entry at a time, a table completely.
 *
 * @throws UnreadableFile for a file that cannot be read at all, here or while the entries are read
 */
export async function openImport(file: ImportFile, options: ReadingOptions): Promise<OpenedImport> {
  const encoding = options.encoding ?? (await detectEncoding(file()));
  const [first, text] = await firstText(decodeText(file(), encoding));
  if (first.startsWith('{')) return { encoding, table: null, entries: readJson(text, options.now) };
  const table = await readTable(text, options);
  return { encoding, table, entries: judgeTable(table, options) };
}

const QUESTIONS = {
  columns: phrase(
    'The first line must name the columns: a date, and made with missed or attempts, or exercise with minutes',
  ),
  date_order: phrase(
    'The dates of this file can be read with the day or with the month first. Say which by `dateOrder`',
  ),
} as const;

/** Turns the error for an unreadable file into one for an API call. */
export function asRefusal(error: unknown): unknown {
  return error instanceof UnreadableFile ? badFile(error.phrase) : error;
}

/**
 * The valid entries of a file.
 *
 * @param only `good` skips invalid entries; otherwise they make the whole file fail
 * @throws AppError naming the first mistake of JSON, several rows of a table
 */
export async function* readImport(
  file: ImportFile,
  { only, ...options }: ReadingOptions & { readonly only?: 'good' | undefined },
): AsyncGenerator<ImportEntry> {
  try {
    const { table, entries } = await openImport(file, options);
    if (table?.question != null) throw badFile(QUESTIONS[table.question], table.question);
    const problems: EntryProblem[] = [];
    for await (const judged of entries) {
      if ('entry' in judged) {
        if (problems.length === 0) yield judged.entry;
      } else if (only !== 'good') {
        problems.push(judged.problem);
        if (table === null || isEnoughToRefuse(problems)) break;
      }
    }
    if (problems.length > 0) throw refusal(problems);
  } catch (error) {
    throw asRefusal(error);
  }
}

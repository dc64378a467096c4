import {
  type ImportPreview,
  type ImportProblem,
  type ImportReading,
  MAX_LISTED_PROBLEMS,
} from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { inEnglish, phrase } from '@hooplog/language';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { inImportTurn } from './import-turns.ts';
import { type ImportEntry, isWorkout } from './judge-entry.ts';
import { findKnown, newOnes } from './portable-moment.ts';
import { atItsPlace, type EntryProblem } from './import-error.ts';
import { asRefusal, type ImportFile, openImport, type ReadingOptions } from './read-import.ts';
import { checkDeclaredSize, type ImportUpload, withUpload } from './take-upload.ts';

type Workout = Extract<ImportEntry, { key: 'workouts' | 'manualWorkouts' }>;

/** Workouts per lookup. */
const BATCH = 500;

/** Users whose file is being read: one at a time per user, so that nobody fills the queue for all. */
const reading = new Set<string>();

const busy = () =>
  new AppError('rate_limited', phrase('Your last file is still being read. Please wait a moment.'));

/** Adds up the result of an import. */
class Tally {
  readonly #userId: string;
  readonly #context: Pick<AppContext, 'database'>;
  #batch: Workout[] = [];
  workouts = 0;
  known = 0;
  refused = 0;
  firstDay: LocalDay | null = null;
  lastDay: LocalDay | null = null;
  readonly problems: ImportProblem[] = [];

  constructor(context: Pick<AppContext, 'database'>, userId: string) {
    this.#context = context;
    this.#userId = userId;
  }

  refuse(problem: EntryProblem): void {
    this.refused += 1;
    if (this.problems.length >= MAX_LISTED_PROBLEMS) return;
    const words = atItsPlace(problem);
    this.problems.push({ rows: [...problem.rows], message: inEnglish(words), phrase: words });
  }

  async add(workout: Workout): Promise<void> {
    const { localDay } = workout.value;
    this.workouts += 1;
    if (this.firstDay === null || localDay < this.firstDay) this.firstDay = localDay;
    if (this.lastDay === null || localDay > this.lastDay) this.lastDay = localDay;
    this.#batch.push(workout);
    if (this.#batch.length >= BATCH) await this.lookUp();
  }

  /** Counts the workouts of the last batch that exist already. */
  async lookUp(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    for (const [key, table] of [
      ['workouts', workouts],
      ['manualWorkouts', manualWorkouts],
    ] as const) {
      const values = batch.filter((one) => one.key === key).map(({ value }) => value);
      if (values.length === 0) continue;
      this.known += await transaction(this.#context.database, async (tx) => {
        const known = await findKnown(tx, table, this.#userId, values);
        return values.length - newOnes(values, known).length;
      });
    }
  }
}

async function preview(
  context: Pick<AppContext, 'database'>,
  userId: string,
  file: ImportFile,
  options: ReadingOptions,
): Promise<ImportPreview> {
  const { encoding, table, entries } = await openImport(file, options);
  const tally = new Tally(context, userId);
  for await (const judged of entries) {
    if ('problem' in judged) tally.refuse(judged.problem);
    else if (isWorkout(judged.entry)) await tally.add(judged.entry);
  }
  await tally.lookUp();
  const { workouts: good, known, refused, problems, firstDay, lastDay } = tally;
  return {
    format: table === null ? 'json' : 'csv',
    encoding: table === null ? null : encoding,
    separator: table?.separator ?? null,
    textExample: table?.textExample ?? null,
    dateOrder: table?.dateOrder ?? null,
    dateExample: table?.dateExample ?? null,
    columns: table?.columns ?? [],
    question: table?.question ?? null,
    ...{ workouts: good, known, refused, problems, firstDay, lastDay },
  };
}

/** Previews the import of a file. Writes nothing, and deletes the file before it returns. */
export async function previewImport(
  context: Pick<AppContext, 'database' | 'storage' | 'now'>,
  { id: userId, timeZone }: { readonly id: string; readonly timeZone: string },
  upload: ImportUpload,
  wanted: ImportReading = {},
): Promise<ImportPreview> {
  checkDeclaredSize(upload);
  if (reading.has(userId)) throw busy();
  reading.add(userId);
  const folder = uuidv7();
  const options = { ...wanted, timeZone, now: context.now() };
  try {
    const result = await withUpload(context.storage, folder, upload, (file) =>
      inImportTurn(userId, () => preview(context, userId, file, options)),
    );
    await context.storage.deleteFolder(folder);
    return result;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    reading.delete(userId);
  }
}

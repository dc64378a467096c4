import type {
  PortableAchievement,
  PortableDrill,
  PortableGoal,
  PortableManualWorkout,
  PortableWorkout,
} from '@hooplog/contract';
import { and, eq } from 'drizzle-orm';
import { type Database, transaction, type Transaction } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { parseKey, type Storage } from '../../storage/storage.ts';
import { dateAchievements } from './date-achievements.ts';
import { importDrills } from './import-drills.ts';
import { importGoals } from './import-goals.ts';
import { importManualWorkouts } from './import-manual-workouts.ts';
import type { ImportRow } from './import-rows.ts';
import { importWorkouts } from './import-workouts.ts';
import type { ImportEntry } from './judge-entry.ts';
import { type ImportFile, readImport } from './read-import.ts';
import { storedDocument } from './take-upload.ts';

/** Most rows added in one transaction: few enough that other requests are not held up. */
const MAX_WORKOUTS = 100;
const MAX_SHOTS = 1000;

/** Another run of the same import was quicker, or the import has been deleted. */
export class ImportOvertaken extends Error {
  override readonly name = 'ImportOvertaken';
}

/** Workouts that are added in one transaction. */
class Batch {
  readonly workouts: PortableWorkout[] = [];
  readonly manualWorkouts: PortableManualWorkout[] = [];
  #shots = 0;

  get size(): number {
    return this.workouts.length + this.manualWorkouts.length;
  }

  get isFull(): boolean {
    return this.size >= MAX_WORKOUTS || this.#shots >= MAX_SHOTS;
  }

  add({ key, value }: ImportEntry): void {
    if (key === 'workouts') {
      this.workouts.push(value);
      this.#shots += value.shots.length;
    } else if (key === 'manualWorkouts') this.manualWorkouts.push(value);
  }
}

/** The parts of a document after its workouts. */
interface Rest {
  readonly goals: PortableGoal[];
  readonly achievements: PortableAchievement[];
  readonly drills: PortableDrill[];
}

/** The workouts of a document in batches, without those written before; all other entries go into `rest`. */
async function* batches(
  file: ImportFile,
  { added, known, createdAt }: ImportRow,
  rest: Rest,
): AsyncGenerator<Batch> {
  let batch = new Batch();
  let left = added + known;
  // Dates were already converted with the player's time zone on upload.
  for await (const entry of readImport(file, { now: createdAt, timeZone: 'UTC' })) {
    if (entry.key === 'goals') rest.goals.push(entry.value);
    else if (entry.key === 'achievements') rest.achievements.push(entry.value);
    else if (entry.key === 'drills') rest.drills.push(entry.value);
    else if (left > 0) left -= 1;
    else batch.add(entry);
    if (!batch.isFull) continue;
    yield batch;
    batch = new Batch();
  }
  if (batch.size > 0) yield batch;
}

type Progress = Pick<ImportRow, 'added' | 'known'>;

/** Records the progress of a step in its own transaction; throws if another run has done that step. */
async function note(
  tx: Transaction,
  { id }: ImportRow,
  before: Progress,
  changes: Partial<ImportRow>,
): Promise<void> {
  const isAsBefore = and(
    eq(imports.id, id),
    eq(imports.state, 'under_way'),
    eq(imports.added, before.added),
    eq(imports.known, before.known),
  );
  const rows = await tx.update(imports).set(changes).where(isAsBefore).returning();
  if (rows.length === 0) throw new ImportOvertaken();
}

function write(
  database: Database,
  row: ImportRow,
  before: Progress,
  batch: Batch,
): Promise<Progress> {
  const { userId, createdAt } = row;
  return transaction(database, async (tx) => {
    const added =
      (await importWorkouts(tx, userId, batch.workouts, createdAt)) +
      (await importManualWorkouts(tx, userId, batch.manualWorkouts, createdAt));
    const after = { added: before.added + added, known: before.known + batch.size - added };
    await note(tx, row, before, after);
    return after;
  });
}

function finish(
  database: Database,
  row: ImportRow,
  before: Progress,
  { goals, achievements, drills }: Rest,
): Promise<void> {
  const { id, userId, createdAt } = row;
  return transaction(database, async (tx) => {
    await importGoals(tx, userId, goals);
    await importDrills(tx, userId, drills);
    // Badges come last: workouts earn them, and the file says when.
    await dateAchievements(tx, userId, achievements, createdAt);
    await note(tx, row, before, { state: 'done' });
    await enqueue(tx, 'delete-files', { folder: id });
  });
}

/**
 * Imports a document; existing data stays as it is. Workouts are added in batches, one transaction each, together with the
 * progress: after an interruption the next run continues from there. Each workout is added completely or not at all.
 *
 * @param signal checked between two batches; throws its reason
 * @throws ImportOvertaken if another run has taken over
 */
export async function importData(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  row: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const document = storedDocument(storage, parseKey(row.storageKey));
  const rest: Rest = { goals: [], achievements: [], drills: [] };
  let progress: Progress = row;
  for await (const batch of batches(document, row, rest)) {
    signal.throwIfAborted();
    progress = await write(database, row, progress, batch);
  }
  await finish(database, row, progress, rest);
}

/** Marks an import as failed. What it has added stays. */
export async function failImport(database: Database, row: ImportRow): Promise<void> {
  await transaction(database, async (tx) => {
    await note(tx, row, row, { state: 'failed' });
    await enqueue(tx, 'delete-files', { folder: row.id });
  });
}

import type {
  PortableAchievement,
  PortableGoal,
  PortableManualWorkout,
  PortableWorkout,
} from '@hooplog/contract';
import { type Database, transaction } from '../../database/connect.ts';
import { dateAchievements } from './date-achievements.ts';
import { importGoals } from './import-goals.ts';
import { importManualWorkouts } from './import-manual-workouts.ts';
import { importWorkouts } from './import-workouts.ts';
import { momentOf } from './portable-moment.ts';
import { type ImportEntry, type ImportFile, readImport } from './read-import.ts';

/** What one transaction adds, at most: few enough for every other request to get its turn. */
const MOST_WORKOUTS = 100;
const MOST_SHOTS = 1000;

/** How far an import has come. */
export interface ImportCounts {
  /** Workouts of both kinds that were added. */
  readonly added: number;
  /** Those that were there before. */
  readonly known: number;
}

interface Importing {
  readonly database: Database;
  readonly userId: string;
  readonly now: Date;
}

/** What is kept of a file; workouts are read again, as there may be many. */
interface Checked {
  readonly goals: readonly PortableGoal[];
  readonly achievements: readonly PortableAchievement[];
}

/** Reads the whole file once, so that of one with a mistake nothing is added. */
async function check(file: ImportFile, now: Date): Promise<Checked> {
  const goals: PortableGoal[] = [];
  const achievements: PortableAchievement[] = [];
  for await (const { key, value } of readImport(file)) {
    if (key === 'goals') goals.push(value);
    else if (key === 'achievements') achievements.push(value);
    else momentOf(value, now, key);
  }
  return { goals, achievements };
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
    return this.size >= MOST_WORKOUTS || this.#shots >= MOST_SHOTS;
  }

  add({ key, value }: ImportEntry): void {
    if (key === 'workouts') {
      this.workouts.push(value);
      this.#shots += value.shots.length;
    } else if (key === 'manualWorkouts') this.manualWorkouts.push(value);
  }
}

function write({ database, userId, now }: Importing, batch: Batch): Promise<number> {
  return transaction(
    database,
    async (tx) =>
      (await importWorkouts(tx, userId, batch.workouts, now)) +
      (await importManualWorkouts(tx, userId, batch.manualWorkouts, now)),
  );
}

async function* batches(file: ImportFile): AsyncGenerator<Batch> {
  let batch = new Batch();
  for await (const entry of readImport(file)) {
    batch.add(entry);
    if (!batch.isFull) continue;
    yield batch;
    batch = new Batch();
  }
  yield batch;
}

/**
 * Adds what an export holds; what is there already stays as it is. Some workouts at a time are added in one transaction,
 * each with everything of it or not at all: an import that was cut off is simply done again, and adds the rest.
 */
export async function importData(importing: Importing, file: ImportFile): Promise<ImportCounts> {
  const { database, userId, now } = importing;
  const { goals, achievements } = await check(file, now);
  await transaction(database, (tx) => importGoals(tx, userId, goals));
  let [added, read] = [0, 0];
  for await (const batch of batches(file)) {
    added += await write(importing, batch);
    read += batch.size;
  }
  // Badges last: only workouts earn them, and the file tells when.
  await transaction(database, (tx) => dateAchievements(tx, userId, achievements, now));
  return { added, known: read - added };
}

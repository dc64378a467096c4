import { momentOf } from './portable-moment.ts';
import { type ImportFile, readImport } from './read-import.ts';

/**
 * Reads a whole document, so that of one with a mistake nothing is added.
 *
 * @returns how many workouts of both kinds it holds
 */
export async function checkImport(file: ImportFile, now: Date): Promise<number> {
  let workouts = 0;
  for await (const { key, value } of readImport(file)) {
    if (key !== 'workouts' && key !== 'manualWorkouts') continue;
    momentOf(value, now, key);
    workouts += 1;
  }
  return workouts;
}

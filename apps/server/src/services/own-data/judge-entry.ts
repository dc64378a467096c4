import {
  type PortableAchievement,
  portableAchievementSchema,
  type PortableDrill,
  portableDrillSchema,
  type PortableGoal,
  portableGoalSchema,
  type PortableManualWorkout,
  portableManualWorkoutSchema,
  type PortableWorkout,
  portableWorkoutSchema,
} from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { phrase, type Phrase, phraseOf } from '@hooplog/language';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { badFile, type EntryProblem } from './import-error.ts';
import { momentOf } from './portable-moment.ts';

/** One checked entry of an export. */
export type ImportEntry =
  | { readonly key: 'workouts'; readonly value: PortableWorkout }
  | { readonly key: 'manualWorkouts'; readonly value: PortableManualWorkout }
  | { readonly key: 'goals'; readonly value: PortableGoal }
  | { readonly key: 'achievements'; readonly value: PortableAchievement }
  | { readonly key: 'drills'; readonly value: PortableDrill };

export type ImportKey = ImportEntry['key'];

/**
 * The lists of an export, and how much of each is read. The limits for goals and badges are low: a file with more is not an
 * export.
 */
const LISTS: Readonly<Record<ImportKey, { readonly item: z.ZodType; readonly max: number }>> = {
  workouts: { item: portableWorkoutSchema, max: LIMITS.IMPORT_MAX_WORKOUTS },
  manualWorkouts: { item: portableManualWorkoutSchema, max: LIMITS.IMPORT_MAX_WORKOUTS },
  goals: { item: portableGoalSchema, max: 1000 },
  achievements: { item: portableAchievementSchema, max: 1000 },
  drills: { item: portableDrillSchema, max: 1000 },
};

export const isImportKey = (key: string): key is ImportKey => Object.hasOwn(LISTS, key);

export const isWorkout = (
  entry: ImportEntry,
): entry is Extract<ImportEntry, { key: 'workouts' | 'manualWorkouts' }> =>
  entry.key === 'workouts' || entry.key === 'manualWorkouts';

/** A valid entry of a file, or its problem. */
export type Judged = { readonly entry: ImportEntry } | { readonly problem: EntryProblem };

/** The problem with a workout's time; null if there is none. */
function problemOfMoment(entry: ImportEntry, now: Date): Phrase | null {
  if (!isWorkout(entry)) return null;
  try {
    momentOf(entry.value, now, entry.key);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.phrase;
    throw error;
  }
}

/**
 * Checks one entry of a file against the contract.
 *
 * @param index its position in its list
 * @throws AppError if the list is too long
 */
export function judgeEntry(key: ImportKey, index: number, value: unknown, now: Date): Judged {
  const { item, max } = LISTS[key];
  if (index >= max) {
    throw badFile(
      phrase('An import takes at most {most, number} of “{key}”', { most: max, key }),
      key,
    );
  }
  const parsed = item.safeParse(value);
  const path = [key, index];
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = [...path, ...(issue?.path ?? [])].join('.');
    return { problem: { rows: [], field, words: phraseOf(issue?.message ?? '') } };
  }
  // The schema belongs to the key.
  const entry = { key, value: parsed.data } as ImportEntry;
  const words = problemOfMoment(entry, now);
  return words === null ? { entry } : { problem: { rows: [], field: path.join('.'), words } };
}

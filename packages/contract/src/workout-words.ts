import type { WorkoutWord } from '@hooplog/domain';
import { z } from 'zod';
import { notesInputSchema } from './common.ts';
import { tagsInputSchema } from './tags.ts';

/** What players say of a workout, as they send it: see `WorkoutWords`. */
export const workoutWordsInputShape = {
  notes: notesInputSchema,
  tags: tagsInputSchema,
} satisfies Record<WorkoutWord, z.ZodType>;

/** The same as it is answered. */
export const workoutWordsShape = {
  notes: z.string().nullable(),
  tags: z.array(z.string()),
} satisfies Record<WorkoutWord, z.ZodType>;

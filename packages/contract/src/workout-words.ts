import { LIMITS, type WorkoutWord } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { notesInputSchema } from './common.ts';
import { tagsInputSchema } from './tags.ts';
import { nameSchema } from './text.ts';

/** The player's texts about a workout, as input: see `WorkoutWords`. */
export const workoutWordsInputShape = {
  notes: notesInputSchema,
  tags: tagsInputSchema,
  name: nameSchema(
    fieldMessage('Please enter a name'),
    LIMITS.WORKOUT_NAME_MAX,
    fieldMessage('A name can have at most {max} characters', { max: LIMITS.WORKOUT_NAME_MAX }),
  ).nullable(),
} satisfies Record<WorkoutWord, z.ZodType>;

/** The same in answers. */
export const workoutWordsShape = {
  notes: z.string().nullable(),
  tags: z.array(z.string()),
  name: z.string().nullable(),
} satisfies Record<WorkoutWord, z.ZodType>;

import { LIMITS, normalTag } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { atMost, isSeen } from './text.ts';

/** A player's own word for a workout, in its stored form. */
export const tagSchema = atMost(
  z.string().overwrite(normalTag).refine(isSeen, fieldMessage('A tag needs a letter or a digit')),
  LIMITS.TAG_MAX,
  fieldMessage('A tag can have at most {max} characters', { max: LIMITS.TAG_MAX }),
);

/** The tags of a workout: each once, in the player's order. */
export const tagsInputSchema = z
  .array(tagSchema)
  .max(
    LIMITS.TAGS_MAX,
    fieldMessage('A workout can have at most {max} tags', { max: LIMITS.TAGS_MAX }),
  )
  .overwrite((tags) => [...new Set(tags)]);

export const listTags = endpoint({
  method: 'GET',
  path: '/api/workouts/tags',
  summary: `The tags of the caller's newest ${LIMITS.HISTORY_READ} workouts, most used first, at most ${LIMITS.TAGS_OFFERED}`,
  access: 'signed_in',
  status: 200,
  response: z.array(z.string()),
});

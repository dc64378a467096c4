import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';

/**
 * Measurements by name. Their number is checked first: otherwise a hundred thousand names would all be read
 * before the object is refused.
 *
 * @param most maximum number of names
 * @param characters maximum length of a name
 */
export function numbersByNameSchema(most: number, characters: number) {
  return z
    .unknown()
    .refine(
      (all) => typeof all !== 'object' || all === null || Object.keys(all).length <= most,
      fieldMessage('At most {most} names', { most }),
    )
    .meta({ type: 'object', additionalProperties: { type: 'number' } })
    .pipe(z.record(z.string().max(characters), z.number())) as unknown as z.ZodType<
    Record<string, number>,
    Record<string, number>
  >;
}

import { z } from 'zod';

/**
 * Numbers by the names of what they measure. How many there are is looked at before any of them: of a hundred thousand names
 * each would be read before they are found to be too many.
 *
 * @param most names
 * @param characters of a name, at most
 */
export function numbersByNameSchema(most: number, characters: number) {
  return z
    .unknown()
    .refine(
      (all) => typeof all !== 'object' || all === null || Object.keys(all).length <= most,
      `At most ${most} names`,
    )
    .meta({ type: 'object', additionalProperties: { type: 'number' } })
    .pipe(z.record(z.string().max(characters), z.number())) as unknown as z.ZodType<
    Record<string, number>,
    Record<string, number>
  >;
}

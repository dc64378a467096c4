import { WARNING_CODES, WARNING_KINDS } from '@hooplog/domain';
import { z } from 'zod';

const secondsSchema = z.number().min(0);

/** A warning about a film, as a code and its values. */
export const filmWarningSchema = z.object({
  code: z.enum(WARNING_CODES),
  /** Where in the film, if it concerns one moment. */
  seconds: secondsSchema.nullable(),
  kind: z.enum(WARNING_KINDS).exactOptional(),
  until: secondsSchema.exactOptional(),
  stretches: z
    .array(z.object({ from: secondsSchema, to: secondsSchema }))
    .max(10)
    .readonly()
    .exactOptional(),
  moreStretches: z.int().min(0).max(100_000).exactOptional(),
});

import type { Phrase } from '@hooplog/language';
import { z } from 'zod';

/** Every reason to refuse a call, with its HTTP status. A closed list. */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_request: 400,
  code_invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  consent_needed: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  not_uploaded: 409,
  unknown_version: 412,
  too_large: 413,
  unsupported_media: 415,
  analysis_failed: 422,
  rate_limited: 429,
  client_closed: 499,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
  room_used: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

const valueSchema = z.union([z.string(), z.number()]);
const plainPhraseSchema = z.object({
  text: z.string(),
  values: z.record(z.string(), valueSchema).optional(),
});

/** An English pattern and its values, for a client that speaks the user's language. A value may be such a text itself. */
export const phraseSchema = z.object({
  text: z.string(),
  values: z.record(z.string(), valueSchema.or(plainPhraseSchema)).optional(),
}) as z.ZodType<Phrase, Phrase>;

/**
 * Body of every answer that is not a success. `message` is fit for the user, in English; `phrase` is the same for other
 * languages, and `fields` names what to correct.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  phrase: phraseSchema.optional(),
  requestId: z.string(),
  /** Path of the field (`shotData.0.zone`) → what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** For a save with an Idempotency-Key that was used before: the workout that it saved. */
  workoutId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

import type { Phrase } from '@hooplog/language';
import { z } from 'zod';

/** Every error code with its HTTP status. A closed list. */
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

/** An English pattern with its values, for clients that translate it. A value may itself be such a text. */
export const phraseSchema = z.object({
  text: z.string(),
  values: z.record(z.string(), valueSchema.or(plainPhraseSchema)).optional(),
}) as z.ZodType<Phrase, Phrase>;

/**
 * Body of every error answer. `message` is meant for the user, in English; `phrase` is the same for
 * translation, and `fields` names the invalid fields.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  phrase: phraseSchema.optional(),
  requestId: z.string(),
  /** Path of the field (`shotData.0.zone`) → its error. */
  fields: z.record(z.string(), z.string()).optional(),
  /** For a repeated save with an Idempotency-Key: the workout that was saved with it. */
  workoutId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

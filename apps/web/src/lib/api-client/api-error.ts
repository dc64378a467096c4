import type { ErrorBody } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** A failed response of the server. The message reads `404: {"message":…}`: status and text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: string;
  /** The parsed body; null if the response was not ours (a proxy's error page). */
  readonly body: ErrorBody | null;
  /** An explanation for the user of a response that was not ours; empty if there is none. */
  readonly said: string;

  constructor(status: number, text: string, body: ErrorBody | null, said = '') {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
    this.body = body;
    this.said = said;
  }
}

/** Whether the server said that the user is not signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the server said that the resource does not exist (or not for this user). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * The id of the workout saved earlier under the same Idempotency-Key with different content; null for every other
 * error.
 */
export const savedBefore = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 409 ? (error.body?.workoutId ?? null) : null;

const REFUSALS = [400, 403, 404, 409, 413, 422];

/**
 * Whether the server will refuse this request however often it is repeated. A proxy's refusal does not count: its
 * settings may change.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null && REFUSALS.includes(error.status);
}

/**
 * The message for the user: the server's own sentence, an explanation of the proxy's status, "no connection", or the
 * fallback.
 */
export function userMessage(error: unknown, fallback: string): string {
  if (error instanceof TypeError && !navigator.onLine) {
    return t('You are offline. Try again when you have a connection.');
  }
  const message = error instanceof ApiError ? (error.body?.message ?? error.said) : '';
  return message === '' ? fallback : message;
}

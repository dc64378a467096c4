import type { ErrorBody } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** An answer of the server that is not a success. The message reads `404: {"message":…}`: status and text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: string;
  /** The parsed body; null when the answer was not ours (a proxy's error page). */
  readonly body: ErrorBody | null;
  /** What an answer that was not ours means, for the user; empty where nobody knows. */
  readonly said: string;

  constructor(status: number, text: string, body: ErrorBody | null, said = '') {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
    this.body = body;
    this.said = said;
  }
}

/** Whether the server said that nobody is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the server said that there is no such thing (or not for this user). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The workout that was saved by the same Idempotency-Key before, with another content; null for every other error. */
export const savedBefore = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 409 ? (error.body?.workoutId ?? null) : null;

const REFUSALS = [400, 403, 404, 409, 413, 422];

/** Whether the server understood and will never do it, however often it is asked; a proxy may have other settings tomorrow. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null && REFUSALS.includes(error.status);
}

/**
 * What to tell the user: the server's own sentence, what a proxy means, that there is no connection, or the fallback of
 * the situation.
 */
export function userMessage(error: unknown, fallback: string): string {
  if (error instanceof TypeError && !navigator.onLine) {
    return t('You are offline. Try again when you have a connection.');
  }
  const message = error instanceof ApiError ? (error.body?.message ?? error.said) : '';
  return message === '' ? fallback : message;
}

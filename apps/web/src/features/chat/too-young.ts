import { ApiError } from '../../lib/api-client/api-error.ts';

/** Whether the server said that the chat is not for this player. */
export function isTooYoung(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

import { ApiError } from '../../lib/api-client/api-error.ts';

/** Whether the server refused because the player is too young for the chat. */
export function isTooYoung(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

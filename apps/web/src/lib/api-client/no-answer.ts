import { ApiError } from './api-error.ts';

/** A server that dies is mostly back within seconds: what waits for it waits a little longer and goes on. */
export const MAX_RETRIES = 6;
export const RETRY_DELAY_MS = 1000;

/** What a proxy answers while the server behind it is away, or all of them are. */
const AWAY = [502, 503];
/** The same, or that one got tired of waiting for the server. */
const AWAY_OR_SLOW = [...AWAY, 504];

/** Whether only a proxy answered, because the server is away or slow. */
export const isProxysAnswer = (error: unknown, statuses = AWAY_OR_SLOW): boolean =>
  error instanceof ApiError && error.body === null && statuses.includes(error.status);

/** Whether no answer of our server came though there is a connection, and one may come soon. */
export const gotNoAnswer = (error: unknown, statuses = AWAY_OR_SLOW): boolean =>
  // `fetch` throws a TypeError for each call that fails.
  (error instanceof TypeError && navigator.onLine) || isProxysAnswer(error, statuses);

/** Whether a change may be made again at once: a server that is only slow may still be at it, for as long as its proxy waits. */
export const isUnanswered = (error: unknown): boolean => gotNoAnswer(error, AWAY);

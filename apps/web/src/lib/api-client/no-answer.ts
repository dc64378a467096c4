import { ApiError } from './api-error.ts';

/** A crashed server is usually back within seconds, so clients wait a little longer before they retry. */
export const RETRY_DELAY_MS = 1000;

/** Status codes of a proxy whose servers are all away. */
const AWAY = [502, 503];
/** The same, and a proxy's timeout. */
const AWAY_OR_SLOW = [...AWAY, 504];

const isProxysAnswer = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ApiError && error.body === null && statuses.includes(error.status);

/** Whether the server is away, according to the proxy in front of it. */
export const isAway = (error: unknown): boolean => isProxysAnswer(error, AWAY);

/** Whether only a proxy answered, because the server is away or slow. */
export const isAwayOrSlow = (error: unknown): boolean => isProxysAnswer(error, AWAY_OR_SLOW);

/** Whether a call broke although the browser is online: `fetch` throws a TypeError for every failed call. */
export const isBroken = (error: unknown): boolean => error instanceof TypeError && navigator.onLine;

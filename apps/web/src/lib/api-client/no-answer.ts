import { ApiError } from './api-error.ts';

/** A server that dies is mostly back within seconds: what waits for it waits a little longer and goes on. */
export const RETRY_DELAY_MS = 1000;

/** What a proxy answers while the server behind it is away, or all of them are. */
const AWAY = [502, 503];
/** The same, or that one got tired of waiting for the server. */
const AWAY_OR_SLOW = [...AWAY, 504];

const isProxysAnswer = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ApiError && error.body === null && statuses.includes(error.status);

/** Whether the server is away, by the word of the proxy in front of it. */
export const isAway = (error: unknown): boolean => isProxysAnswer(error, AWAY);

/** Whether only a proxy answered, because the server is away or slow. */
export const isAwayOrSlow = (error: unknown): boolean => isProxysAnswer(error, AWAY_OR_SLOW);

/** Whether a call broke though there is a connection: `fetch` throws a TypeError for each that fails. */
export const isBroken = (error: unknown): boolean => error instanceof TypeError && navigator.onLine;

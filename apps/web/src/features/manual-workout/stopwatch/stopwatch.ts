export const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody trains that long without touching it: an older stopwatch belongs to another workout. */
const EXPIRES_AFTER_MS = 12 * HOUR_MS;

/**
 * A stopwatch stored as timestamps instead of ticks, so that it keeps running across reloads and while the phone
 * sleeps.
 */
export interface Stopwatch {
  /** Milliseconds elapsed at `since`. */
  readonly heldMs: number;
  /** When it was last started or paused, Unix milliseconds. */
  readonly since: number;
  readonly runs: boolean;
}

/** At zero and stopped. */
export const AT_ZERO: Stopwatch = { heldMs: 0, since: 0, runs: false };

/** Milliseconds to show. Setting the system clock back does not reduce them. */
export const elapsedMs = ({ heldMs, since, runs }: Stopwatch, now: number): number =>
  heldMs + (runs ? Math.max(0, now - since) : 0);

/** The stopwatch after a tap; `started` resumes where it was paused. @param now Unix milliseconds */
export function touched(
  watch: Stopwatch,
  touch: 'started' | 'paused' | 'reset',
  now: number,
): Stopwatch {
  if (touch === 'reset') return AT_ZERO;
  return { heldMs: elapsedMs(watch, now), since: now, runs: touch === 'started' };
}

/** Whole minutes elapsed, rounded down. */
export const minutesIn = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** The stopwatch restored from storage; at zero if it is damaged or belongs to another workout. */
export function stopwatchFrom(stored: unknown, now: number): Stopwatch {
  const { heldMs, since, runs } = (stored ?? {}) as Stopwatch;
  const isWhole = Number.isFinite(heldMs) && Number.isFinite(since) && typeof runs === 'boolean';
  return isWhole && now - since <= EXPIRES_AFTER_MS ? { heldMs, since, runs } : AT_ZERO;
}

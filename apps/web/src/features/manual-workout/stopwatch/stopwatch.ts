export const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Nobody trains that long without a touch: what was kept so long ago belongs to another workout. */
const FORGOTTEN_AFTER_MS = 12 * HOUR_MS;

/** A stopwatch as moments rather than ticks: it runs on through reloads and while the phone sleeps. */
export interface Stopwatch {
  /** Milliseconds that had gone by at `since`. */
  readonly heldMs: number;
  /** When it was started or paused last, Unix milliseconds. */
  readonly since: number;
  readonly runs: boolean;
}

/** At zero, and not started. */
export const AT_ZERO: Stopwatch = { heldMs: 0, since: 0, runs: false };

/** Milliseconds that it shows. A clock that was set back takes nothing away. */
export const elapsedMs = ({ heldMs, since, runs }: Stopwatch, now: number): number =>
  heldMs + (runs ? Math.max(0, now - since) : 0);

/** What a tap on it does; `started` goes on from where it was paused. @param now Unix milliseconds */
export function touched(
  watch: Stopwatch,
  touch: 'started' | 'paused' | 'reset',
  now: number,
): Stopwatch {
  if (touch === 'reset') return AT_ZERO;
  return { heldMs: elapsedMs(watch, now), since: now, runs: touch === 'started' };
}

/** Whole minutes that have gone by: a minute that has begun does not count. */
export const minutesIn = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** What was kept, as it counts now: damaged or of another workout, it is at zero. */
export function stopwatchFrom(kept: unknown, now: number): Stopwatch {
  const { heldMs, since, runs } = (kept ?? {}) as Stopwatch;
  const isWhole = Number.isFinite(heldMs) && Number.isFinite(since) && typeof runs === 'boolean';
  return isWhole && now - since <= FORGOTTEN_AFTER_MS ? { heldMs, since, runs } : AT_ZERO;
}

/** Differences that nobody notices, and what a header in whole seconds and the way there may be wrong by. */
const UNNOTICED_MS = 30_000;
/** Of an answer that took longer nobody knows when it was written. */
const MAX_ROUND_TRIP_MS = 10_000;
/** Middle of the second that the header names. */
const HALF_A_SECOND_MS = 500;

/** By how much the clock of this device is ahead of the server's; null while the server has not been heard. */
let aheadMs: number | null = null;

interface Exchange {
  /** The `Date` header. */
  readonly date: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Whether only the server itself can have answered: what a cache gives back tells an old time. */
  readonly isFresh: boolean;
}

/** Compares the clock of this device with the one that an answer was written by. */
export function noteServerTime({ date, sentAt, receivedAt, isFresh }: Exchange): void {
  const written = Date.parse(date ?? '') + HALF_A_SECOND_MS;
  const roundTrip = receivedAt - sentAt;
  if (Number.isNaN(written) || roundTrip < 0 || roundTrip > MAX_ROUND_TRIP_MS) return;
  const measured = (sentAt + receivedAt) / 2 - written;
  aheadMs = isFresh || aheadMs === null ? measured : Math.min(aheadMs, measured);
}

/** What is to be taken from a moment by this device's clock; null while that is not known. Milliseconds. */
export function clockError(): number | null {
  if (aheadMs === null) return null;
  return Math.abs(aheadMs) < UNNOTICED_MS ? 0 : aheadMs;
}

/** Now, by the server's clock as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() - (clockError() ?? 0));

/** For tests, which share the module. */
export function forgetServerTime(): void {
  aheadMs = null;
}

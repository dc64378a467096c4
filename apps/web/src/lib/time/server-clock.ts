/** Ignored difference: unnoticeable, and within the error of a header in whole seconds plus the transfer time. */
const UNNOTICED_MS = 30_000;
/** A slower response does not show when it was written. */
const MAX_ROUND_TRIP_MS = 10_000;
/** Middle of the second that the header names. */
const HALF_A_SECOND_MS = 500;

/** How far this device's clock is ahead of the server's; null before the first response. */
let aheadMs: number | null = null;

interface Exchange {
  /** The `Date` header. */
  readonly date: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Whether it came from the server itself: a cached response has an old time. */
  readonly isFresh: boolean;
}

/** Compares this device's clock with the server's time in a response. */
export function noteServerTime({ date, sentAt, receivedAt, isFresh }: Exchange): void {
  const written = Date.parse(date ?? '') + HALF_A_SECOND_MS;
  const roundTrip = receivedAt - sentAt;
  if (Number.isNaN(written) || roundTrip < 0 || roundTrip > MAX_ROUND_TRIP_MS) return;
  const measured = (sentAt + receivedAt) / 2 - written;
  aheadMs = isFresh || aheadMs === null ? measured : Math.min(aheadMs, measured);
}

/** Subtract this from a moment by this device's clock; null while unknown. Milliseconds. */
export function clockError(): number | null {
  if (aheadMs === null) return null;
  return Math.abs(aheadMs) < UNNOTICED_MS ? 0 : aheadMs;
}

/** The current time by the server's clock, if known. */
export const serverNow = (): Date => new Date(Date.now() - (clockError() ?? 0));

/** For tests, which share the module. */
export function forgetServerTime(): void {
  aheadMs = null;
}

import type { CountedShot } from '../device-count/protocol.ts';

/** Seconds before the hand lets go, and after the ball has come to the ring. */
const BEFORE_RELEASE = 2;
const AFTER_RING = 1.5;
/** Seconds from hand to ring where the release was not seen. */
const USUAL_FLIGHT = 1.2;
/** A clip is not longer than this before the ring: what was taken for a release long before is none. */
const MAX_FLIGHT = 4;

/** Seconds of a film. */
export interface ClipSpan {
  readonly from: number;
  readonly to: number;
}

/** What a clip of a shot shows; seconds of the shot's own clock. */
export function clipSpan({
  releaseSeconds,
  rimSeconds,
}: Pick<CountedShot, 'releaseSeconds' | 'rimSeconds'>): ClipSpan {
  const release = Math.max(releaseSeconds ?? rimSeconds - USUAL_FLIGHT, rimSeconds - MAX_FLIGHT);
  return { from: Math.max(0, release - BEFORE_RELEASE), to: rimSeconds + AFTER_RING };
}

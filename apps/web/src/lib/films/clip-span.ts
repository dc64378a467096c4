import type { CountedShot } from '../device-count/protocol.ts';

/** Seconds before the release, and after the ball reaches the rim. */
const BEFORE_RELEASE = 2;
const AFTER_RING = 1.5;
/** Seconds from release to rim if the release was not seen. */
const USUAL_FLIGHT = 1.2;
/** Maximum seconds of a clip before the rim: an earlier "release" is a false one. */
const MAX_FLIGHT = 4;

/** Seconds of a film. */
export interface ClipSpan {
  readonly from: number;
  readonly to: number;
}

/** The span of a shot's clip; seconds on the shot's own clock. */
export function clipSpan({
  releaseSeconds,
  rimSeconds,
}: Pick<CountedShot, 'releaseSeconds' | 'rimSeconds'>): ClipSpan {
  const release = Math.max(releaseSeconds ?? rimSeconds - USUAL_FLIGHT, rimSeconds - MAX_FLIGHT);
  return { from: Math.max(0, release - BEFORE_RELEASE), to: rimSeconds + AFTER_RING };
}

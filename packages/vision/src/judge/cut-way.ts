import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import type { BallWay } from './ball-way.ts';
import type { BallPlace } from './places.ts';
import type { Landing } from './landings.ts';

/** The ball's places from when it came to the ring until it was gone or came anew. */
export interface Part {
  /** The throw it came by, when that was seen. */
  readonly landing: Landing | null;
  readonly places: readonly BallPlace[];
}

/** At or above the ring; `openness` (ry ÷ rx): what is in it is seen that far below its middle. */
export function isHigh({ u, v }: BallPlace, openness: number): boolean {
  return v <= openness / 2 && Math.abs(u) <= limits.nearestRadii;
}

/** Parts while they are being cut. */
class Cutting {
  readonly parts: { landing: Landing | null; places: BallPlace[] }[] = [];

  begin(landing: Landing | null, places: BallPlace[] = []): void {
    this.parts.push({ landing, places });
  }

  get places(): BallPlace[] {
    return this.parts.at(-1)?.places ?? [];
  }
}

/** Cuts where a thrown ball comes down to the ring. */
function cutAtLandings({ places, landings }: BallWay): Part[] {
  const cutting = new Cutting();
  cutting.begin(null);
  const coming = landings.filter(({ thrown }) => thrown);
  for (const place of places) {
    while (coming[0] && place.seconds >= coming[0].from) cutting.begin(coming.shift() ?? null);
    cutting.places.push(place);
  }
  return cutting.parts;
}

/** Cuts where the ball is gone for a while. */
function cutAtGaps({ landing, places }: Part, { pace }: BallWay): Part[] {
  const cutting = new Cutting();
  let last = landing?.from ?? -Infinity;
  for (const place of places) {
    const isGone = (place.seconds - last) * pace > limits.visitSeconds;
    if (isGone || cutting.parts.length === 0) cutting.begin(isGone ? null : landing);
    cutting.places.push(place);
    last = place.seconds;
  }
  return cutting.parts;
}

/** Whether the ball was just followed up from below the ring: nothing but hands brings it back up. */
function hasRisen(places: readonly BallPlace[], now: BallPlace): boolean {
  let above = now;
  let rising = 0;
  for (const place of places.toReversed()) {
    if (place.v < above.v || place.score < judgeThresholds.clearScore) return false;
    rising++;
    if (place.v > limits.atRing && rising >= limits.minSightings) return true;
    above = place;
  }
  return false;
}

/** Whether the ball was clearly seen beside the net: nothing but hands brings it back up from there. */
const isOut = ({ u, v, score }: BallPlace): boolean =>
  Math.abs(u) > limits.atRing && v > judgeThresholds.netTop && score >= judgeThresholds.clearScore;

/** Takes the last places off a part that lead up to the next shot. */
function takeRise(places: BallPlace[], now: number, { pace, openness }: BallWay): BallPlace[] {
  const since = now - limits.visitSeconds / pace;
  const from = places.findLastIndex((place) => isHigh(place, openness) || place.seconds < since);
  return places.splice(from + 1);
}

/** Cuts where the ball is high again after it came down, and was out, or was seen to rise. */
function cutAtRises({ landing, places }: Part, way: BallWay): Part[] {
  const cutting = new Cutting();
  cutting.begin(landing);
  let wasLow = false;
  let out = 0;
  for (const place of places) {
    if (isHigh(place, way.openness)) {
      const isFollowedUp = wasLow && hasRisen(cutting.places, place);
      if (isFollowedUp) cutting.begin(null, takeRise(cutting.places, place.seconds, way));
      else if (out >= limits.minSightings) cutting.begin(null);
      wasLow = false;
      out = 0;
    } else {
      wasLow ||= place.v > limits.atRing;
      if (isOut(place)) out++;
    }
    cutting.places.push(place);
  }
  return cutting.parts;
}

/** The ball's way in parts of which each holds one attempt at most. */
export function cutWay(way: BallWay): Part[] {
  return cutAtLandings(way)
    .flatMap((part) => cutAtGaps(part, way))
    .flatMap((part) => cutAtRises(part, way));
}

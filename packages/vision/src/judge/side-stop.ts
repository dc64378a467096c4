import { judgeThresholds, sideStopThresholds as limits } from '../thresholds/judge.ts';
import type { BallPlace } from './ball-way.ts';

/** Half rim widths a second sideways, over all of some places; null when they tell none. `pace`: see `BallWay`. */
function sideSpeedOf(places: readonly BallPlace[], pace: number): number | null {
  const mean = (of: (place: BallPlace) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const middle = mean(({ seconds }) => seconds);
  const middleU = mean(({ u }) => u);
  const spread = places.reduce((sum, { seconds }) => sum + ((seconds - middle) * pace) ** 2, 0);
  if (spread < limits.leastSpread) return null;
  const moved = places.reduce(
    (sum, { seconds, u }) => sum + (seconds - middle) * pace * (u - middleU),
    0,
  );
  return moved / spread;
}

/** Whether a ball that came with a speed sideways is where the net may have it: on the far side a flat shot swings it out. */
function isAtNet({ u }: BallPlace, came: number): boolean {
  return Math.abs(u) < (u * came > 0 ? limits.farSideU : judgeThresholds.besideNetU);
}

/**
 * How much of the speed sideways that a ball came down to the ring with is gone below it: 1 all of it,
 * −1 none. In the air nothing takes it; ring and net do. 0 for a ball that came straight down, or was not
 * seen. `drop`: when it came down, video seconds.
 */
export function sideStopOf(places: readonly BallPlace[], drop: number, pace: number): number {
  const since = (seconds: number): number => (seconds - drop) * pace;
  const coming = places.filter(
    ({ seconds, v }) =>
      since(seconds) > -limits.comingSeconds &&
      since(seconds) <= limits.dropSigma &&
      v > limits.comingFrom &&
      v < limits.comingTo,
  );
  const came = sideSpeedOf(coming, pace);
  if (came === null || Math.abs(came) < limits.leastSpeed) return 0;
  const below = places.filter(
    (place) =>
      since(place.seconds) > 0 &&
      since(place.seconds) < limits.belowSeconds &&
      place.v > limits.belowFrom &&
      place.v < limits.belowTo &&
      isAtNet(place, came),
  );
  const left = sideSpeedOf(below, pace);
  return left === null ? 0 : 1 - 2 * Math.min(1, Math.max(0, left / came));
}

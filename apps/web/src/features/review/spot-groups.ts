import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

/** Spots nearer than this may be the same: it is about the accuracy of the measurement. Feet. */
const SAME_SPOT_FEET = 4;

/** Shots by moment; those without one last, in the order they were counted. */
function byTime(shots: readonly LoggedShot[]): readonly LoggedShot[] {
  const moment = ({ rimSeconds }: LoggedShot) => rimSeconds ?? Number.MAX_VALUE;
  return shots.toSorted((a, b) => moment(a) - moment(b));
}

/** Shot key → number in the workout, from 1. */
export function shotNumbers(shots: readonly LoggedShot[]): ReadonlyMap<string, number> {
  return new Map(byTime(shots).map(({ key }, index) => [key, index + 1]));
}

function seemsSameSpot(a: LoggedShot, b: LoggedShot): boolean {
  if (a.court !== null && b.court !== null) {
    return Math.hypot(a.court.x - b.court.x, a.court.y - b.court.y) <= SAME_SPOT_FEET;
  }
  return a.zone === b.zone;
}

/** The consecutive shots around one that seem to be taken from the same spot, by time and including itself. */
export function groupAround(shots: readonly LoggedShot[], key: string): readonly LoggedShot[] {
  const ordered = byTime(shots);
  const middle = ordered.findIndex((shot) => shot.key === key);
  const own = ordered[middle];
  if (own === undefined) return [];
  const breaksOff = (shot: LoggedShot) => !seemsSameSpot(own, shot);
  const before = ordered.slice(0, middle).findLastIndex(breaksOff) + 1;
  const after = ordered.slice(middle).findIndex(breaksOff);
  return ordered.slice(before, after === -1 ? undefined : middle + after);
}

/** Keys of the shots between two, inclusive, in the order of `shots`. */
export function keysBetween(shots: readonly LoggedShot[], from: string, to: string): string[] {
  const places = [from, to].map((key) => shots.findIndex((shot) => shot.key === key));
  const [first = 0, last = 0] = places.toSorted((a, b) => a - b);
  return first < 0 ? [] : shots.slice(first, last + 1).map(({ key }) => key);
}

import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

/**
 * The order of the review list: doubtful shots first, then by time, shots without a moment last. It does not depend on
 * the player's judgements, so rows stay where they are.
 */
export function reviewOrder(shots: readonly LoggedShot[]): readonly LoggedShot[] {
  const doubt = (shot: LoggedShot) => (shot.detection?.doubtful === true ? 0 : 1);
  const moment = (shot: LoggedShot) => shot.rimSeconds ?? Infinity;
  return shots.toSorted((a, b) => doubt(a) - doubt(b) || compare(moment(a), moment(b)));
}

/** Compares instead of subtracting, since Infinity − Infinity is NaN. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The shot to review after this one; null when none is left. */
export function shotAfter(shots: readonly LoggedShot[], key: string): string | null {
  const ordered = reviewOrder(shots);
  const index = ordered.findIndex((shot) => shot.key === key);
  return ordered.at(index + 1)?.key ?? null;
}

/** Number of shots that still need the player's judgement. */
export function toCheck(shots: readonly LoggedShot[]): number {
  return shots.filter(({ detection, checked }) => detection?.doubtful === true && !checked).length;
}

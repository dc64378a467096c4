import { addTotals, NO_SHOTS, type Totals } from '../statistics/totals.ts';
import { compareSessions } from './compare-sessions.ts';

/** A condition of workouts: an hour, a place. */
export interface Condition<Key> {
  readonly key: Key;
  /** Shots of each workout. */
  readonly workouts: readonly Totals[];
}

/** The condition under which a player shoots better than under all others together; null if chance may explain it. */
export function bestCondition<Key>(conditions: readonly Condition<Key>[]): Key | null {
  const better = conditions.flatMap(({ key, workouts }) => {
    const others = conditions.flatMap((other) => (other.key === key ? [] : other.workouts));
    const comparison = compareSessions(others, workouts);
    const isBetter = comparison?.isSure === true && comparison.difference > 0;
    return isBetter ? [{ key, difference: comparison.difference }] : [];
  });
  return better.toSorted((a, b) => b.difference - a.difference)[0]?.key ?? null;
}

/** The shots of all workouts of a condition. */
export const shotsOf = ({ workouts }: Condition<unknown>): Totals =>
  workouts.reduce<Totals>(addTotals, NO_SHOTS);

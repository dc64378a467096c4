import type { ShotEvidence } from '@hooplog/contract';
import type { Flown } from './flights.ts';

type Metrics = NonNullable<ShotEvidence['metrics']>;

/** Where a miss came down relative to the ring's middle: along the flight, or across it. No camera shows both well. */
export type Miss = Pick<Metrics, 'longFeet' | 'rightFeet'>;

/** Misses on either side; those within their own error of the middle belong to neither. */
export interface Sides {
  /** Short, or left. */
  readonly below: number;
  /** Long, or right. */
  readonly above: number;
  readonly between: number;
}

export interface Misses {
  /** The misses with a measurement. */
  readonly misses: readonly Miss[];
  /** The number of all misses. */
  readonly count: number;
  readonly depth: Sides;
  readonly side: Sides;
}

function sidesOf(misses: readonly Miss[], name: keyof Miss): Sides {
  const measured = misses.flatMap((miss) => miss[name] ?? []);
  const below = measured.filter(({ value, error }) => value < -error).length;
  const above = measured.filter(({ value, error }) => value > error).length;
  return { below, above, between: measured.length - below - above };
}

/** Where misses came down; null if none was measured. */
export function missesOf(shots: readonly Flown[]): Misses | null {
  const missed = shots.filter(({ outcome }) => outcome === 'missed');
  const misses = missed.flatMap(({ metrics }) =>
    metrics?.longFeet || metrics?.rightFeet ? [metrics] : [],
  );
  if (misses.length === 0) return null;
  return {
    ...{ misses, count: missed.length },
    ...{ depth: sidesOf(misses, 'longFeet'), side: sidesOf(misses, 'rightFeet') },
  };
}

/**
 * Whether chance alone would split misses so unevenly in fewer than one of 20 cases: a sign test with continuity
 * correction.
 */
export function isLopsided({ below, above }: Sides): boolean {
  return Math.abs(below - above) - 1 > 1.96 * Math.sqrt(below + above);
}

import type { ShotEvidence } from '@hooplog/contract';
import { chance } from './chance.ts';

const DAY_MS = 86_400_000;

/**
 * Flight measurements of a demo shot: misses are short more often than long, and one shot in three is seen
 * from behind.
 */
export function demoFlight(
  moment: Date,
  index: number,
  outcome: 'made' | 'missed',
): NonNullable<ShotEvidence['metrics']> {
  const day = Math.floor(moment.getTime() / DAY_MS);
  const around = (middle: number, width: number, question: number) =>
    middle + (chance(day, 1000 * question + index) - 0.5) * width;
  const off = outcome === 'made' ? 0.5 : 2;
  return {
    entryDegrees: { value: around(44, 9, 1), error: 1.5 },
    apexFeet: { value: around(14.5, 2, 2), error: 0.2 },
    flightSeconds: { value: around(1.15, 0.2, 3), error: 0.03 },
    ...(index % 3 === 0
      ? { rightFeet: { value: around(0, off, 4), error: 0.12 } }
      : { longFeet: { value: around(-off / 6, off, 4), error: 0.12 } }),
  };
}

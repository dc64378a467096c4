import { z } from 'zod';
import type { Rate } from '../score/rate.ts';
import type { Score } from '../score/score-clips.ts';

const MEASURES = ['recall', 'precision', 'outcomes', 'unreviewed', 'hoops', 'zones'] as const;
type Measure = (typeof MEASURES)[number];

const share = z.number().min(0).max(1);
const floor = z.partialRecord(z.enum(MEASURES), share);

/** Lower bounds of shares, by set of clips. They only go up. */
export const floorsSchema = z.record(z.string(), floor);
type Floors = z.infer<typeof floorsSchema>;
export type Floor = Floors[string];

/** Rounded down to thousandths, so that the same result never falls short of its own floor. */
const roundedDown = ({ value }: Rate): number => Math.floor((value ?? 0) * 1000) / 1000;

/** The shares that fell short, in words; empty if none did. */
export function shortOf(floor: Floor, score: Score): string[] {
  return MEASURES.flatMap((measure) => {
    const min = floor[measure];
    const reached = score[measure];
    if (min === undefined || roundedDown(reached) >= min) return [];
    return [
      `${measure}: ${reached.right} of ${reached.of}, the floor is ${(100 * min).toFixed(1)} %`,
    ];
  });
}

/** The floor raised to the reached share if that is higher; never lowered. */
export function raised(floor: Floor, score: Score): Floor {
  const entries = MEASURES.filter((measure) => score[measure].of > 0).map(
    (measure): [Measure, number] => [
      measure,
      Math.max(floor[measure] ?? 0, roundedDown(score[measure])),
    ],
  );
  return { ...floor, ...Object.fromEntries(entries) };
}

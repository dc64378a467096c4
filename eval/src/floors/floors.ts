import { z } from 'zod';
import type { Rate } from '../score/rate.ts';
import type { Score } from '../score/score-clips.ts';

const MEASURES = ['recall', 'precision', 'outcomes', 'unreviewed', 'hoops', 'zones'] as const;
type Measure = (typeof MEASURES)[number];

const share = z.number().min(0).max(1);
const floor = z.partialRecord(z.enum(MEASURES), share);

/** Shares that must not be fallen short of, by set of clips. They only go up. */
export const floorsSchema = z.record(z.string(), floor);
type Floors = z.infer<typeof floorsSchema>;
export type Floor = Floors[string];

/** Down to thousandths, so that the very same result never falls short of its own floor. */
const roundedDown = ({ value }: Rate): number => Math.floor((value ?? 0) * 1000) / 1000;

/** What fell short, in words; empty when nothing did. */
export function shortOf(floor: Floor, score: Score): string[] {
  return MEASURES.flatMap((measure) => {
    const least = floor[measure];
    const reached = score[measure];
    if (least === undefined || roundedDown(reached) >= least) return [];
    return [
      `${measure}: ${reached.right} of ${reached.of}, the floor is ${(100 * least).toFixed(1)} %`,
    ];
  });
}

/** The floor lifted to what was reached where that is higher; never lowered. */
export function raised(floor: Floor, score: Score): Floor {
  const entries = MEASURES.filter((measure) => score[measure].of > 0).map(
    (measure): [Measure, number] => [
      measure,
      Math.max(floor[measure] ?? 0, roundedDown(score[measure])),
    ],
  );
  return { ...floor, ...Object.fromEntries(entries) };
}

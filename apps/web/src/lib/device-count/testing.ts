import { t } from '@hooplog/language';
import type { CountedShot } from './protocol.ts';

/** A ring in a picture of 1280 × 720, and marks on the court below it. */
export const RING = { cx: 700, cy: 260, rx: 26, ry: 9 };
export const MARKS = [
  { image: [300, 500], court: [-8, 0] },
  { image: [620, 505], court: [8, 0] },
  { image: [250, 640], court: [-8, 19] },
  { image: [760, 660], court: [8, 19] },
] as const;

/** A shot as a count reports it, with the values a test sets; released a second before it reaches the rim. */
export function aCountedShot(
  id: string,
  { rimSeconds = 11, ...changes }: Partial<CountedShot> = {},
): CountedShot {
  return {
    id,
    releaseSeconds: rimSeconds - 1,
    rimSeconds,
    outcome: 'made',
    confidence: 0.95,
    needsReview: false,
    court: null,
    zone: null,
    evidence: { reason: t('Dropped through the net.'), path: [], crossing: null, features: {} },
    ...changes,
  };
}

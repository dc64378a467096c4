import type { Shot } from '@hooplog/contract';

/** A detected shot with what a test says about it. */
export function detectedShot(number: number, rest: Partial<Shot> = {}): Shot {
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    releaseSeconds: number - 0.5,
    rimSeconds: number,
    outcome: 'made',
    detectedOutcome: 'made',
    zone: 'zone_5_free_throw',
    court: null,
    confidence: 0.9,
    needsReview: false,
    evidence: null,
    correctedAt: null,
    placed: false,
    ...rest,
  };
}

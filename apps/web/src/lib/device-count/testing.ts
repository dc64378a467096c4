import type { CountedShot } from './protocol.ts';

/** A shot as a count tells it, with what a test says about it; released a second before it comes to the ring. */
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
    evidence: { reason: 'Dropped through the net.', path: [], crossing: null, features: {} },
    ...changes,
  };
}

import { store } from '../../lib/device-storage/stored-value.ts';
import type { Marking } from './marking.ts';

/** Under which it is kept. Reading it, with its schema, is a file of its own: who only looks at a video needs none. */
export const COURT = 'court';

/** Keeps it on this device: who goes on without the court comes back to it. Null forgets; so does one without a mark. */
export function keepCourtDraft(videoId: string, marking: Marking | null): void {
  const isTouched = marking?.points.some(({ isSet, isSkipped }) => isSet || isSkipped) === true;
  store(COURT, videoId, isTouched ? { ...marking, points: [...marking.points] } : null);
}

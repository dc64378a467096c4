import { store } from '../../lib/device-storage/stored-value.ts';
import type { Marking } from './marking.ts';

/**
 * Storage key of the draft. Reading it needs its schema and is a file of its own, so that viewing a video loads
 * neither.
 */
export const COURT = 'court';

/**
 * Stores the court draft on this device, so that a player who continues without the court can come back to it. Null or
 * a marking without points deletes it.
 */
export function keepCourtDraft(videoId: string, marking: Marking | null): void {
  const isTouched = marking?.points.some(({ isSet, isSkipped }) => isSet || isSkipped) === true;
  store(COURT, videoId, isTouched ? { ...marking, points: [...marking.points] } : null);
}

import { COUNTING } from '../../../lib/device-storage/counting.ts';
import { hasStored } from '../../../lib/device-storage/stored-value.ts';
import type { CountStart } from './counted-drill.ts';

/**
 * Null where the page begins with nothing: drafts are read by their schema, and drills are many, so both are loaded only
 * where there is one.
 *
 * @param drill the key of the drill that is to be played
 * @param repeat the workout that is to be done again: its id, or `last`
 */
export function loadStart(
  userId: string,
  drill: string | null,
  repeat: string | null,
): Promise<CountStart> | null {
  if (drill === null && repeat === null && !hasStored(COUNTING, userId)) return null;
  return import('./read-start.ts').then((part) => part.readStart(userId, drill, repeat));
}

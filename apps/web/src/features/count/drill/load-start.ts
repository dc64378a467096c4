import { COUNTING } from '../../../lib/device-storage/counting.ts';
import { hasStored } from '../../../lib/device-storage/stored-value.ts';
import type { CountStart } from './counted-drill.ts';

/**
 * Null if the page starts empty. Reading drafts needs their schema, and the drill catalogue is large, so both are
 * loaded only when needed.
 *
 * @param drill the key of the drill to play
 * @param repeat the workout to repeat: its id, or `last`
 */
export function loadStart(
  userId: string,
  drill: string | null,
  repeat: string | null,
): Promise<CountStart> | null {
  if (drill === null && repeat === null && !hasStored(COUNTING, userId)) return null;
  return import('./read-start.ts').then((part) => part.readStart(userId, drill, repeat));
}

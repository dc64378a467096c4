import { COUNTING } from '../../../lib/device-storage/counting.ts';
import { hasStored } from '../../../lib/device-storage/stored-value.ts';
import type { CountStart } from './counted-drill.ts';

/**
 * Null where the page begins with nothing: drafts are read by their schema, and drills are many, so both are loaded only
 * where there is one.
 *
 * @param asked the key of the drill that is to be played
 */
export function loadStart(userId: string, asked: string | null): Promise<CountStart> | null {
  if (asked === null && !hasStored(COUNTING, userId)) return null;
  return import('./read-start.ts').then((part) => part.readStart(userId, asked));
}

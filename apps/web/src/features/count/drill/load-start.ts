import { COUNTING } from '../../../lib/kept/counting.ts';
import { isKept } from '../../../lib/kept/kept-value.ts';
import type { CountedDraft } from '../keep/counted-draft.ts';
import type { CountedDrill } from './counted-drill.ts';

/** With what the page begins. */
export interface CountStart {
  /** What was being counted when the page was left; null for nothing. */
  readonly draft: CountedDraft | null;
  /** The drill that is played; null for a count without one. */
  readonly drill: CountedDrill | null;
}

/**
 * Null where the page begins with nothing: drafts are read by their schema, and drills are many, so both are loaded only
 * where there is one.
 *
 * @param asked the key of the drill that is to be played
 */
export function loadStart(userId: string, asked: string | null): Promise<CountStart> | null {
  if (asked === null && !isKept(COUNTING, userId)) return null;
  return import('./read-start.ts').then((part) => part.readStart(userId, asked));
}

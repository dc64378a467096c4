import { isKept } from '../../../lib/kept/kept-value.ts';
import { COUNTING } from '../../../lib/kept/counting.ts';
import type { CountedDraft } from './counted-draft.ts';

/** What was counted when the page was left; null for nothing. Its schema is loaded only where something is kept. */
export function loadCountedDraft(userId: string): Promise<CountedDraft | null> | null {
  if (!isKept(COUNTING, userId)) return null;
  return import('./read-counted-draft.ts').then((part) => part.readCountedDraft(userId));
}

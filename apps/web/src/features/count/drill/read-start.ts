import { toast } from '../../../lib/toast/toast-store.ts';
import { startLog } from '../keep/counted-draft.ts';
import { readCountedDraft } from '../keep/read-counted-draft.ts';
import type { CountStart } from './counted-drill.ts';
import { makeCountedDrill } from './make-counted-drill.ts';

/** Shots that are not saved yet go on as they began, whatever drill is asked for; the player is told so. */
export function readStart(userId: string, asked: string | null): CountStart {
  const draft = readCountedDraft(userId);
  const goesOn = draft !== null && startLog(draft).shots.length > 0;
  const key = goesOn ? draft.drill : asked;
  if (asked !== null && asked !== key) {
    toast({
      title: 'Shots not saved yet',
      description: 'Save what you counted before. Then start the drill.',
    });
  }
  const drill = key === null ? null : makeCountedDrill(key);
  if (draft === null || drill === null || goesOn) return { draft, drill };
  // No undo leads from a drill back to what was counted and taken away before it.
  return { draft: { ...draft, shots: [], taps: [] }, drill };
}

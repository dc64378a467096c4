import { toast } from '../../../lib/toast/toast-store.ts';
import { readCountedDraft } from '../keep/read-counted-draft.ts';
import type { CountStart } from './counted-drill.ts';
import { makeCountedDrill } from './make-counted-drill.ts';

/** Shots that are not saved yet go on as they began, whatever drill is asked for; the player is told so. */
export function readStart(userId: string, asked: string | null): CountStart {
  const draft = readCountedDraft(userId);
  const goesOn = draft !== null && draft.shots.length + draft.taps.length > 0;
  const key = goesOn ? draft.drill : asked;
  if (asked !== null && asked !== key) {
    toast({
      title: 'Shots not saved yet',
      description: 'Save what you counted before. Then start the drill.',
    });
  }
  return { draft, drill: key === null ? null : makeCountedDrill(key) };
}

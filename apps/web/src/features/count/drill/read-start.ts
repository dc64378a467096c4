import { toast } from '../../../lib/toast/toast-store.ts';
import { readCountedDraft } from '../keep/read-counted-draft.ts';
import { countedDrill } from './counted-drill.ts';
import type { CountStart } from './load-start.ts';

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
  return { draft, drill: key === null ? null : countedDrill(key) };
}

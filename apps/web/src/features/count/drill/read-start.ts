import { t } from '@hooplog/language';
import { readRepeated } from './read-repeated.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { type CountedDraft, startLog } from '../keep/counted-draft.ts';
import { readCountedDraft } from '../keep/read-counted-draft.ts';
import type { CountStart } from './counted-drill.ts';
import { makeCountedDrill } from './make-counted-drill.ts';

/** Whether a count neither plays a drill nor repeats a workout's name or tags. */
const isPlain = (draft: CountedDraft | null) => draft?.drill === null && draft.words === null;

/** The start of a count. Unsaved shots are continued whatever is requested, and the player is told so. */
export async function readStart(
  userId: string,
  asked: string | null,
  repeat: string | null,
): Promise<CountStart> {
  const draft = readCountedDraft(userId);
  const goesOn = draft !== null && startLog(draft).shots.length > 0;
  const repeated = goesOn || repeat === null ? null : await readRepeated(repeat);
  const key = goesOn ? draft.drill : (repeated?.drill ?? asked);
  // After a reload the same request comes again.
  const isOther = asked === null ? isPlain(draft) && repeat !== null : asked !== key;
  if (goesOn && isOther) {
    toast({
      title: t('Shots not saved yet'),
      description:
        repeat === null
          ? t('Save what you counted before. Then start the drill.')
          : t('Save what you counted before. Then start the next one.'),
    });
  }
  const drill = key === null ? null : makeCountedDrill(key);
  const words = goesOn || repeat === null ? (draft?.words ?? null) : (repeated?.words ?? null);
  if (draft === null || drill === null || goesOn) return { draft, drill, words };
  // Otherwise undo would lead from the drill back to shots counted before it.
  return { draft: { ...draft, shots: [], taps: [] }, drill, words };
}

import { call } from '../../../lib/api-client/call.ts';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { toast } from '../../../lib/toast/toast-store.ts';
import type { RepeatedWords } from '../keep/counted-draft.ts';

interface Repeated {
  /** The key of its drill; null if it was no drill. */
  readonly drill: string | null;
  /** Null if it has neither name nor tags. */
  readonly words: RepeatedWords | null;
}

/** The newest workout with shots among the recent ones. */
async function readLast() {
  const query = { limit: LIMITS.RECENT_WORKOUTS };
  const recent = await call('GET /api/workouts/history', { query });
  return recent.find(({ kind }) => kind !== 'timed') ?? null;
}

/** The drill, name and tags of a workout to repeat. If it cannot be read, counting starts without them. */
export async function readRepeated(which: string): Promise<Repeated | null> {
  try {
    const workout =
      which === 'last'
        ? await readLast()
        : await call('GET /api/workouts/:id', { params: { id: which } });
    if (workout === null) return null;
    const { name, tags, drill } = workout;
    const hasWords = name !== null || tags.length > 0;
    return { drill: drill?.key ?? null, words: hasWords ? { name, tags } : null };
  } catch {
    toast({
      title: t('Counting without name and tags'),
      description: t('The workout to repeat could not be loaded.'),
    });
    return null;
  }
}

import { useEffect, useState } from 'react';
import type { WaitingWorkout } from '../../lib/outbox/outbox.ts';

/**
 * Why the server rejected a workout, in the reader's current language; it was stored in the language of that moment.
 */
export function useRefusal({ phrase, refusal }: WaitingWorkout): string {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (phrase === undefined) return;
    // If the texts cannot be loaded, the stored message is shown.
    void import('../../lib/api-client/in-readers-words.ts')
      .then(({ sayPhrase }) => {
        setSaid(sayPhrase(phrase));
      })
      .catch(() => undefined);
  }, [phrase]);
  return said ?? refusal ?? '';
}

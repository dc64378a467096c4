import { useEffect, useState } from 'react';
import type { WaitingWorkout } from '../../lib/outbox/outbox.ts';

/** Why the server did not take a workout: kept in the language of then, said in that of now. */
export function useRefusal({ phrase, refusal }: WaitingWorkout): string {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (phrase === undefined) return;
    // Without its words it stays as it was said then.
    void import('../../lib/api-client/in-readers-words.ts')
      .then(({ sayPhrase }) => {
        setSaid(sayPhrase(phrase));
      })
      .catch(() => undefined);
  }, [phrase]);
  return said ?? refusal ?? '';
}

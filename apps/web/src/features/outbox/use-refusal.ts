import { useEffect, useState } from 'react';
import { loadPhraseSayer } from '../../lib/api-client/phrase-sayer.ts';
import type { WaitingWorkout } from '../../lib/outbox/outbox.ts';

/** Why the server did not take a workout: kept in the language of then, said in that of now. */
export function useRefusal({ phrase, refusal }: WaitingWorkout): string {
  const [said, setSaid] = useState(refusal ?? '');
  useEffect(() => {
    // Without its words it stays as it was said then.
    void loadPhraseSayer()
      .then((say) => {
        setSaid(say(phrase, refusal ?? ''));
      })
      .catch(() => undefined);
  }, [phrase, refusal]);
  return said;
}

import { useQuery } from '@tanstack/react-query';
import { useFeedback } from '../../../lib/feedback/use-feedback.ts';
import { personalBestsQuery } from '../../../lib/queries/personal-bests.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import type { Counting } from './use-counting.ts';

/** Counting by hand with sound, vibration and voice. */
export function useTracking(log: ShotLog, silent: Counting) {
  const outcomes = log.shots.map(({ outcome }) => outcome);
  const bests = useQuery(personalBestsQuery).data;
  const feedback = useFeedback({ outcomes, bests, phone: 'in_hand' });
  // Browsers allow sound only after a user gesture, which each shot is.
  const counting: Counting = {
    ...silent,
    call: (outcome: Outcome) => {
      feedback.wake();
      silent.call(outcome);
    },
    add: (outcome: Outcome) => {
      feedback.wake();
      silent.add(outcome);
    },
  };
  return { outcomes, feedback, counting };
}

export type Tracking = ReturnType<typeof useTracking>;

import type { ManualWorkoutInput } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client/call.ts';
import { type Attempt, nextAttempt } from '../../lib/api-client/save-attempt.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Saves the form. Idempotent: a retry after a lost response saves nothing twice. */
export function useLogManualWorkout(onSaved: () => void) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const timeZone = useTimeZone();
  const send = (values: ManualWorkoutInput) => {
    const body = { ...values, timeZone };
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body), serverNow());
    const headers = { 'idempotency-key': attempt.current.key };
    return call('POST /api/manual-workouts', { headers, body });
  };
  return useChange(send, {
    failed: t('Failed to log workout'),
    onDone: async () => {
      attempt.current = null;
      toast({
        title: t('Workout logged!'),
        description: t('Your workout has been saved successfully.'),
      });
      onSaved();
      await refreshAfterWorkout(client);
    },
  });
}

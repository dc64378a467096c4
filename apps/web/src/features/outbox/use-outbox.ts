import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { hasWaitingClips, sendWaitingClips } from '../../lib/outbox/clips-outbox.ts';
import { sendOutbox, waitingWorkouts } from '../../lib/outbox/outbox.ts';
import { subscribeToOutbox } from '../../lib/outbox/outbox-changes.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Some phones never fire `online` when the connection is back. */
const RETRY_MS = 30_000;

const leading = (path: string, label: string) => ({ leads: { path, label } });

/**
 * The workouts waiting on this device, and a function that retries sending them. They are also sent on mount and when
 * the connection returns.
 */
export function useOutbox(userId: string) {
  const client = useQueryClient();
  const waiting = useSyncExternalStore(subscribeToOutbox, () => waitingWorkouts(userId));
  const send = useCallback(async () => {
    let arrived = 0;
    await sendOutbox(userId, ({ totalShots, videoId, workoutId }) => {
      arrived += 1;
      toast({
        title: t('Workout Saved!'),
        description: t(
          'Successfully saved workout with {shots, plural, one {# shot} other {# shots}}.',
          { shots: totalShots },
        ),
        ...(videoId !== null && leading(`/video/${videoId}`, t('Check the shots'))),
        ...(workoutId !== null && leading(`/workout/${workoutId}`, t('See the workout'))),
      });
    });
    if (arrived > 0) await refreshAfterWorkout(client);
    const explain = (title: string) => (why: string) => {
      toast({ title, description: t('{why} Your workout is saved.', { why }) });
    };
    const tellLeft = (clips: number) => {
      toast({
        title: t('Not all clips fit'),
        description: t(
          'The server takes 200 MB of a workout. The last {clips, plural, one {# clip} other {# clips}} stayed behind; every shot is counted.',
          { clips },
        ),
      });
    };
    await sendWaitingClips(userId, {
      onRefused: explain(t('The clips were not saved')),
      onNoRoom: explain(t('The clips stay on this device')),
      onLeft: tellLeft,
    });
  }, [client, userId]);
  const hasClips = useSyncExternalStore(subscribeToOutbox, () => hasWaitingClips(userId));
  const isWaiting = hasClips || waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void send();
    retry();
    const timer = window.setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, send]);
  return { waiting, send };
}

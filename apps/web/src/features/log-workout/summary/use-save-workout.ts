import { createWorkout, type Workout } from '@hooplog/contract';
import { counted, formatCount } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import type { LoggedShot } from '../shot-log/logged-shot.ts';
import { toCreateBody } from '../shot-log/save-bodies.ts';
import type { Attempt } from '../../../lib/api-client/save-attempt.ts';
import { isUnreachable, putIntoOutbox } from '../../../lib/outbox/outbox.ts';
import { forgetAttempt, keptAttempt } from '../keep/kept-attempt.ts';

interface Draft {
  readonly shots: readonly LoggedShot[];
  readonly notes: string;
  /** The workout of the reviewed video, and what sends its corrections; null for one counted by hand. */
  readonly review: { readonly workoutId: string; readonly flush: () => Promise<void> } | null;
}

/** What a workout holds, whenever it was. */
const ANY_TIME = new Date(0);

/** `id` is null for a workout that is kept on this device until there is a connection. */
export interface SavedWorkout extends Pick<Workout, 'source' | 'totalShots'> {
  readonly id: string | null;
}

/** Sends a workout counted by hand; without a connection it is kept on the device and sent later. */
async function saveCounted(
  userId: string,
  { key, at }: Attempt,
  { shots, notes }: Pick<Draft, 'shots' | 'notes'>,
): Promise<SavedWorkout> {
  const body = toCreateBody(shots, notes, at);
  try {
    return await call(createWorkout, { headers: { 'idempotency-key': key }, body });
  } catch (error) {
    if (!isUnreachable(error) || !putIntoOutbox(userId, key, body)) throw error;
    return { id: null, source: 'manual', totalShots: shots.length };
  }
}

function tellSaved({ id, totalShots }: SavedWorkout): void {
  const shots = counted(totalShots, 'shot');
  toast(
    id === null
      ? {
          title: 'Saved on this device',
          description: `No connection. Your workout with ${shots} is sent when there is one.`,
        }
      : {
          title: 'Workout Saved!',
          description: `Successfully saved workout with ${formatCount(totalShots)} shots.`,
        },
  );
}

/** Saves the page. What was entered stays until it is safe. */
export function useSaveWorkout(userId: string, onSaved: (workout: SavedWorkout) => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (draft: Draft): Promise<SavedWorkout> => {
      const { shots, notes, review } = draft;
      if (review !== null) {
        await review.flush();
        return { id: review.workoutId, source: 'video', totalShots: shots.length };
      }
      return saveCounted(
        userId,
        keptAttempt(userId, JSON.stringify(toCreateBody(shots, notes, ANY_TIME))),
        draft,
      );
    },
    onSuccess: async (workout) => {
      forgetAttempt(userId);
      tellSaved(workout);
      onSaved(workout);
      if (workout.id !== null) await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to save workout');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  const start = (draft: Draft) => {
    if (draft.shots.length > 0) {
      save.mutate(draft);
      return;
    }
    toast({
      title: 'No shots tracked',
      description: 'Please track at least one shot before saving.',
      tone: 'destructive',
    });
  };
  return { isSaving: save.isPending, save: start };
}

import { createWorkout, type Workout } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnauthorized, userMessage } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import type { LoggedShot } from '../shot-log/logged-shot.ts';
import { toCreateBody } from '../shot-log/save-bodies.ts';
import { type Attempt, nextAttempt } from '../../../lib/api-client/save-attempt.ts';

interface Draft {
  readonly shots: readonly LoggedShot[];
  readonly notes: string;
  /** The workout of the reviewed video, and what sends its corrections; null for one counted by hand. */
  readonly review: { readonly workoutId: string; readonly flush: () => Promise<void> } | null;
}

export type SavedWorkout = Pick<Workout, 'id' | 'source' | 'totalShots'>;

/** Saves the page. What was entered stays until it is safe on the server. */
export function useSaveWorkout(onSaved: (workout: SavedWorkout) => void) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const save = useMutation({
    mutationFn: async ({ shots, notes, review }: Draft): Promise<SavedWorkout> => {
      if (review !== null) {
        await review.flush();
        return { id: review.workoutId, source: 'video', totalShots: shots.length };
      }
      attempt.current = nextAttempt(attempt.current, JSON.stringify({ shots, notes }), new Date());
      const { key, at } = attempt.current;
      const headers = { 'idempotency-key': key };
      return call(createWorkout, { headers, body: toCreateBody(shots, notes, at) });
    },
    onSuccess: async (workout) => {
      attempt.current = null;
      toast({
        title: 'Workout Saved!',
        description: `Successfully saved workout with ${workout.totalShots} shots.`,
      });
      onSaved(workout);
      await refreshAfterWorkout(client);
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

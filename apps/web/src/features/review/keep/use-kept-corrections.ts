import type { UpdateWorkoutBody } from '@hooplog/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../../lib/queries/refresh-after-workout.ts';
import { CorrectionKeeper } from './correction-keeper.ts';
import { keepDraft } from './drafts.ts';
import type { KeepState } from './keep-state.ts';

/** The workout under review; `saved` is the server's state when the review began. */
interface Reviewed {
  readonly workoutId: string;
  readonly saved: UpdateWorkoutBody;
}

/** Saves the corrections of a review as they are made: in this browser at once, on the server soon after. */
export function useKeptCorrections(reviewed: Reviewed, body: UpdateWorkoutBody) {
  const client = useQueryClient();
  const [state, setState] = useState<KeepState>('untouched');
  const keeperRef = useRef<CorrectionKeeper | null>(null);
  useEffect(() => {
    const { workoutId, saved } = reviewed;
    const keeper = new CorrectionKeeper(saved, {
      send: async (newest) => {
        const params = { id: workoutId };
        await call('PATCH /api/workouts/:id', { params, body: newest, isKept: true });
        await refreshAfterWorkout(client);
      },
      isRefusal,
      onState: setState,
      keepDraft: (draft) => {
        keepDraft(workoutId, draft);
      },
    });
    keeperRef.current = keeper;
    const sendNow = () => {
      keeper.sendNow();
    };
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
      keeper.close();
      keeperRef.current = null;
      setState('untouched');
    };
  }, [reviewed, client]);
  useEffect(() => {
    keeperRef.current?.note(body);
  }, [reviewed, body]);
  /** Sends the current corrections; throws if the request fails. */
  const flush = async () => {
    await keeperRef.current?.flush();
  };
  return { state, flush };
}

import type { Video, WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';
import { keepCourtDraft } from './court-draft.ts';
import { type NewCourt, useRememberPlace } from './use-remember-place.ts';

function placedText({ shots }: WorkoutDetails): string {
  const placed = shots.filter(({ zone }) => zone !== null).length;
  return t(
    '{placed} of {shots, plural, one {# shot} other {# shots}} {placed, plural, one {has its} other {have their}} zone.',
    { placed, shots: shots.length },
  );
}

/** Updates the cached video without a request. */
function withCourt(video: Video, saved: NewCourt | null): Video {
  const { court, lines } = saved ?? { court: null, lines: null };
  const { calibration } = video;
  return {
    ...video,
    calibration: calibration && { ...calibration, court, lines, courtSource: 'user' },
  };
}

const toastOf = (workout: WorkoutDetails, saved: NewCourt | null) =>
  saved === null
    ? { title: t('Lines left out'), description: t('Shots are placed without them.') }
    : { title: t('Court saved'), description: placedText(workout) };

/**
 * Saves the player's court of a video, or that there is none (null). The server places the shots again without another
 * analysis. An error is shown beside the button until the next attempt.
 */
export function useSaveCourt(
  video: Video,
  flush: () => Promise<void>,
  onPlaced: (workout: WorkoutDetails) => void,
) {
  const client = useQueryClient();
  const remember = useRememberPlace();
  const { media, calibration } = video;
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async (saved: NewCourt | null) => {
      // Shots that the player placed must be on the server before it places the others.
      await flush();
      const params = { id: video.id };
      if (saved === null) return call('DELETE /api/videos/:id/court', { params });
      return call('PUT /api/videos/:id/court', {
        params,
        body: { court: saved.court, lines: saved.lines },
      });
    },
    onSuccess: (workout, saved) => {
      keepCourtDraft(video.id, null);
      if (saved !== null && media !== null && calibration !== null) {
        const { rim, equipment } = calibration;
        remember(saved, { ...media, rim, equipment });
      }
      toast(toastOf(workout, saved));
      onPlaced(workout);
      client.setQueryData(
        videoQuery(video.id).queryKey,
        (before) => before && withCourt(before, saved),
      );
      void refreshAfterWorkout(client);
    },
  });
  return {
    save: mutate,
    /** What is being saved: a court, or that there is none. */
    pending: isPending ? (variables === null ? 'none' : 'court') : null,
    problem:
      error === null || isUnauthorized(error)
        ? null
        : userMessage(error, t('Failed to save the court')),
    /** Clears the error when the player does something else. */
    forgetProblem: reset,
  } as const;
}

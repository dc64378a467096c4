import {
  type CalibrationInput,
  getVideo,
  type Place,
  type PlaceCalibration,
  setVideoCourt,
  type Video,
  type WorkoutDetails,
} from '@hooplog/contract';
import { counted, type CourtKind, plural } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { useChangePlaces } from '../places/use-places.ts';
import { videoQuery } from '../video/use-video.ts';
import { keepCourtDraft } from './court-draft.ts';

/** The court as the player laid it, and whether it is to be remembered. */
export interface NewCourt {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
  /** The place it came from, which keeps it. */
  readonly place: Place | null;
  /** Name of a new place; empty for none. */
  readonly name: string;
}

function placedText({ shots }: WorkoutDetails): string {
  const placed = shots.filter(({ zone }) => zone !== null).length;
  return `${placed} of ${counted(shots.length, 'shot')} ${plural(placed, 'has its', 'have their')} zone.`;
}

/** Saves the court of a video: its shots are placed by it, without another analysis. */
export function useSaveCourt(
  video: Video,
  flush: () => Promise<void>,
  onPlaced: (workout: WorkoutDetails) => void,
) {
  const client = useQueryClient();
  const places = useChangePlaces();
  const remember = ({ court, lines, place, name }: NewCourt) => {
    const { media, calibration } = video;
    if (media === null || calibration === null) return;
    const kept: PlaceCalibration = { rim: calibration.rim, court, lines };
    if (place !== null) places.mutate({ do: 'renew', id: place.id, calibration: kept });
    else if (name !== '') places.mutate({ do: 'create', name, size: media, calibration: kept });
  };
  return useMutation({
    mutationFn: async ({ court, lines }: NewCourt) => {
      // What the player has placed must be on the server before it places the others.
      await flush();
      return call(setVideoCourt, { params: { id: video.id }, body: { court, lines } });
    },
    onSuccess: async (workout, saved) => {
      keepCourtDraft(video.id, null);
      remember(saved);
      toast({ title: 'Court saved', description: placedText(workout) });
      onPlaced(workout);
      const { queryKey } = videoQuery(video.id);
      client.setQueryData(queryKey, await call(getVideo, { params: { id: video.id } }));
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to save the court');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}

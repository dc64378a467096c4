import type { Video, WorkoutDetails } from '@hooplog/contract';
import { type Equipment, isSameHoop, REGULATION } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { EquipmentLine } from '../../components/equipment/equipment-line.tsx';
import { EquipmentQuestion } from '../../components/equipment/equipment-question.tsx';
import { call } from '../../lib/api-client/call.ts';
import { usePlaces, useUpdatePlace } from '../../lib/queries/places.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

interface VideoEquipmentProps {
  readonly video: Video;
  /** Sends the player's placed shots to the server before the others are placed. */
  readonly flush: () => Promise<void>;
  readonly onPlaced: (workout: WorkoutDetails) => void;
}

const ANSWERS: readonly { label: string; equipment: Equipment }[] = [
  { label: t('Yes, a mini ball'), equipment: { ...REGULATION, ballSize: 'mini' } },
  { label: t('No, a full-size ball'), equipment: REGULATION },
];

/** Whether the ball looked like a mini ball and the player has not set the ball size. */
const isAsked = ({ calibration, warnings }: Video): boolean =>
  !calibration?.equipment && warnings.some(({ code }) => code === 'mini_ball');

/** Updates the cached video without a request. */
function withEquipment(video: Video, equipment: Equipment): Video {
  const { calibration } = video;
  return { ...video, calibration: calibration && { ...calibration, equipment } };
}

/**
 * The hoop and ball that the shots of a video were placed by. A change places them again; if the video was filmed at
 * one of the player's places, that place takes over the equipment.
 */
export function VideoEquipment({ video, flush, onPlaced }: VideoEquipmentProps) {
  const { media, calibration } = video;
  const client = useQueryClient();
  const places = usePlaces(media ?? { width: 0, height: 0 });
  const place = places.find(
    (known) => calibration && isSameHoop(known.calibration.rim, calibration.rim),
  );
  const { mutate: remember } = useUpdatePlace();
  const { mutate, isPending } = useChange(
    async (equipment: Equipment) => {
      await flush();
      return call('PUT /api/videos/:id/equipment', { params: { id: video.id }, body: equipment });
    },
    {
      failed: t('Failed to place the shots'),
      onDone: (workout, equipment) => {
        if (place) remember({ params: { id: place.id }, body: { equipment } });
        const description = place
          ? t('Kept for {place}, too.', { place: place.name })
          : t('By the hoop and ball you chose.');
        toast({ title: t('Shots placed again'), description });
        onPlaced(workout);
        client.setQueryData(
          videoQuery(video.id).queryKey,
          (before) => before && withEquipment(before, equipment),
        );
        void refreshAfterWorkout(client);
      },
    },
  );
  if (calibration && isAsked(video)) {
    return (
      <EquipmentQuestion
        question={t('Is this a mini ball?')}
        reason={t('It looks small for this hoop. Shots are placed by it.')}
        answers={ANSWERS}
        disabled={isPending}
        onAnswer={mutate}
      />
    );
  }
  return (
    <EquipmentLine
      equipment={calibration?.equipment ?? REGULATION}
      disabled={isPending}
      onChange={mutate}
    />
  );
}

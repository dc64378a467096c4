import type { WorkoutDetails } from '@hooplog/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { type Draft, useReviewedWorkout } from '../review/review.tsx';
import { sumShots } from '../../lib/shot-log/sums.ts';
import { SaveBar } from './save-bar.tsx';
import { useSaveWorkout } from '../../lib/save-workout/use-save-workout.ts';
import { DeviceCountProgress } from '../../components/videos/device-count-progress.tsx';
import { isHoopDoubtful } from './asks-for-hoop.ts';
import { Filmed } from './filmed.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { useConfirmHoop } from './use-confirm-hoop.ts';
import { useThisVideo } from './this-video.ts';

interface CountedVideoProps {
  /** The workout as stored on the server. */
  readonly counted: WorkoutDetails;
  /** Corrections stored on this device; null if there are none. */
  readonly draft: Draft | null;
  /** Whether the player is asked about the hoop first. */
  readonly asksForHoop: boolean;
}

/** A workout counted from a video, from the first look at it until it is saved. */
export function CountedVideo(props: CountedVideoProps) {
  const { counted, draft } = props;
  const { video, changes, onCounted, onSaved } = useThisVideo();
  const client = useQueryClient();
  const review = useReviewedWorkout(counted, draft);
  const confirmHoop = useConfirmHoop(video.id);
  const [asksForHoop, setAsksForHoop] = useState(props.asksForHoop);
  // A count by a doubtful hoop is not shown until the player confirms the hoop.
  const isHeld = asksForHoop && isHoopDoubtful(video);
  const shown = useEffectEvent(() => {
    onCounted(counted);
    // The workout counts from now on, saved or not, so lists and statistics are refreshed.
    void refreshAfterWorkout(client);
  });
  useEffect(() => {
    if (!isHeld) shown();
  }, [isHeld]);
  const sums = sumShots(review.log.shots);
  const { isSaving, save } = useSaveWorkout({
    total: sums.total,
    send: async () => {
      await review.flush();
      return { id: counted.id, isWaiting: false, totalShots: sums.total };
    },
    onSaved: () => {
      onSaved(counted.id);
    },
  });
  const { onDevice } = changes;
  if (onDevice.isPending) {
    return (
      <Card>
        <DeviceCountProgress progress={onDevice.progress} onCancel={onDevice.cancel} />
      </Card>
    );
  }
  return (
    <>
      <ReviewSteps
        counted={counted}
        review={review}
        asksForHoop={asksForHoop}
        onHoop={() => {
          setAsksForHoop(false);
          confirmHoop.mutate();
        }}
      />
      {!isHeld && <Filmed counted={counted} />}
      {!isHeld && <SaveBar sums={sums} isSaving={isSaving} onSave={save} />}
    </>
  );
}

import type { Video } from '@hooplog/contract';
import { isSameHoop } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { placesQuery } from '../../lib/queries/places.ts';
import { asksForHoop } from './asks-for-hoop.ts';
import { CountedVideo } from './counted-video.tsx';
import { useThisVideo } from './this-video.ts';
import { useCountedWorkout } from './use-counted-workout.ts';

/** Whether the hoop of a video matches that of one of the player's places; null until the places are known. */
function useIsHoopOfPlace({ media, calibration }: Video): boolean | null {
  const { data, isFetched } = useQuery({ ...placesQuery, enabled: calibration !== null });
  if (media === null || calibration === null) return false;
  // Not `isPending`: places that could not be loaded are requested again by the component that shows them, and pend once more.
  if (!isFetched) return null;
  // If places cannot be loaded the question is asked, as it only costs a tap.
  return (data ?? []).some(
    ({ width, height, calibration: { rim } }) =>
      width === media.width && height === media.height && isSameHoop(rim, calibration.rim),
  );
}

interface AnalysedVideoProps {
  /** Number of the count on this page. */
  readonly run: number;
}

/** Loads the count, and whether its hoop needs confirming, before anything is shown. */
export function AnalysedVideo({ run }: AnalysedVideoProps) {
  const { video, changes } = useThisVideo();
  const isHoopOfPlace = useIsHoopOfPlace(video);
  const skeleton = <Skeleton className="h-120" />;
  return (
    <Loaded
      query={useCountedWorkout(video.workoutId, run)}
      title={t('Your video could not be loaded')}
      skeleton={skeleton}
    >
      {({ counted, draft }) =>
        isHoopOfPlace === null ? (
          skeleton
        ) : (
          <CountedVideo
            counted={counted}
            draft={draft}
            asksForHoop={changes.canRecount && asksForHoop(video, counted, isHoopOfPlace)}
          />
        )
      }
    </Loaded>
  );
}

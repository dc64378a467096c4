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

/** Whether a video's hoop lies where that of one of the player's places does; null until their places are known. */
function useIsHoopOfPlace({ media, calibration }: Video): boolean | null {
  const { data, isFetched } = useQuery({ ...placesQuery, enabled: calibration !== null });
  if (media === null || calibration === null) return false;
  // Not `isPending`: places that could not be loaded are requested again by the component that shows them, and pend once more.
  if (!isFetched) return null;
  // Where they cannot be loaded the question is asked: it only costs a tap.
  return (data ?? []).some(
    ({ width, height, calibration: { rim } }) =>
      width === media.width && height === media.height && isSameHoop(rim, calibration.rim),
  );
}

interface AnalysedVideoProps {
  /** Number of the count on this page. */
  readonly run: number;
}

/** Fetches what was counted, and whether its hoop has to be asked about, before anything of it is shown. */
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

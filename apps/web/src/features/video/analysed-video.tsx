import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useIsHoopOfPlace } from './use-is-hoop-of-place.ts';
import { asksForHoop } from './asks-for-hoop.ts';
import { CountedVideo } from './counted-video.tsx';
import { useCountedWorkout } from './use-counted-workout.ts';
import { useThisVideo } from './this-video.ts';

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
      title="Your video could not be loaded"
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

import type { Video, WorkoutDetails } from '@hooplog/contract';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useIsHoopOfPlace } from './use-is-hoop-of-place.ts';
import { asksForHoop } from './asks-for-hoop.ts';
import { CountedVideo } from './counted-video.tsx';
import { useCountedWorkout } from './use-counted-workout.ts';
import type { VideoChanges } from './use-video-changes.ts';

interface AnalysedVideoProps {
  readonly video: Video;
  /** Number of the count on this page. */
  readonly run: number;
  readonly changes: VideoChanges;
  readonly onCounted: (workout: WorkoutDetails) => void;
  readonly onSaved: (workoutId: string) => void;
}

/** Fetches what was counted, and whether its hoop has to be asked about, before anything of it is shown. */
export function AnalysedVideo({ video, run, changes, onCounted, onSaved }: AnalysedVideoProps) {
  const isHoopOfPlace = useIsHoopOfPlace(video);
  const skeleton = <Skeleton className="h-120" />;
  return (
    <Loaded
      query={useCountedWorkout(video.workoutId, run)}
      title="Your video could not be loaded"
      skeleton={skeleton}
    >
      {(counted) =>
        isHoopOfPlace === null ? (
          skeleton
        ) : (
          <CountedVideo
            video={video}
            counted={counted}
            asksForHoop={changes.canRecount && asksForHoop(video, counted, isHoopOfPlace)}
            changes={changes}
            onCounted={onCounted}
            onSaved={onSaved}
          />
        )
      }
    </Loaded>
  );
}

import type { WorkoutDetails } from '@hooplog/contract';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { useDeviceFilm } from '../../lib/device-film/use-device-film.ts';
import { WorkoutVideo } from './workout-video.tsx';

const HOW = {
  device: 'You counted this workout on your own device. Its video is not on this one.',
  live: 'You counted this workout live, while you played. Its video is not on this device.',
} as const;

interface CountedFilmProps {
  readonly workout: Pick<WorkoutDetails, 'videoId' | 'shots'>;
  readonly countedOn: keyof typeof HOW;
  /** The moment to begin with, seconds; null for the start. */
  readonly startSeconds: number | null;
}

/** How a workout was counted whose film never left the device, and the film where it is still there. */
export function CountedFilm({ workout, countedOn, startSeconds }: CountedFilmProps) {
  const { url, isKnown } = useDeviceFilm(workout.videoId);
  if (!isKnown) return null;
  if (url !== null) {
    return (
      <WorkoutVideo
        videoUrl={url}
        posterUrl={null}
        shots={workout.shots}
        startSeconds={startSeconds}
      />
    );
  }
  return (
    <Card>
      <CardHeading className="mb-2">Video</CardHeading>
      <p className="text-sm text-muted">{HOW[countedOn]}</p>
    </Card>
  );
}

import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useDeviceFilm } from '../../lib/device-film/use-device-film.ts';
import { WorkoutVideo } from './workout-video.tsx';

// Includes the store of clips waiting to be sent; only films on this device have any.
const ShareClips = lazyPart(async () => (await import('./share-clips.tsx')).ShareClips).Part;

const HOW = {
  device: t('You counted this workout on your own device. Its video is not on this one.'),
  live: t('You counted this workout live, while you played. Its video is not on this device.'),
} as const;

interface CountedFilmProps {
  readonly workout: Pick<WorkoutDetails, 'videoId' | 'shots' | 'posterUrl' | 'workoutDate'>;
  readonly countedOn: keyof typeof HOW;
  /** Where to start, seconds; null for the beginning. */
  readonly startSeconds: number | null;
}

/**
 * Says how a workout was counted whose film never left the device, and plays the film if this device has it, or its
 * clips.
 */
export function CountedFilm({ workout, countedOn, startSeconds }: CountedFilmProps) {
  const { videoId, shots, posterUrl } = workout;
  const { url, file, isKnown } = useDeviceFilm(videoId);
  // A poster means that the server has clips: it makes both together.
  const isOnServer = posterUrl !== null;
  const clipsUrl = isOnServer && videoId !== null ? `/api/videos/${videoId}/file` : null;
  const videoUrl = url ?? clipsUrl;
  if (!isKnown) return null;
  if (videoUrl !== null) {
    return (
      <div>
        <WorkoutVideo
          videoUrl={videoUrl}
          posterUrl={posterUrl}
          shots={shots}
          startSeconds={startSeconds}
        />
        {countedOn === 'device' && !isOnServer && file !== null && (
          <Suspense>
            <ShareClips workout={workout} file={file} />
          </Suspense>
        )}
      </div>
    );
  }
  return (
    <Card>
      <CardHeading className="mb-2">{t('Video')}</CardHeading>
      <p className="text-sm text-muted">{HOW[countedOn]}</p>
    </Card>
  );
}

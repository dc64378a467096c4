import { getRouteApi } from '@tanstack/react-router';
import { VideoWorkout } from '../../features/video/video.tsx';

const route = getRouteApi('/guarded/video/$id');

/** The workout of a video: the progress of its analysis, then its review. */
export function VideoPage() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <VideoWorkout
      key={id}
      id={id}
      onGone={() => void navigate({ to: '/upload', replace: true })}
      onSaved={(workoutId) =>
        void navigate({ to: '/workout/$id/finish', params: { id: workoutId }, replace: true })
      }
    />
  );
}

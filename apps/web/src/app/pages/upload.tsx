import { getRouteApi } from '@tanstack/react-router';
import { PlainHttpNote } from '../../components/layout/plain-http-note.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { LogWorkout } from '../../features/log-workout/log-workout.tsx';

const route = getRouteApi('/guarded/upload');

/** Log a workout; the video that is on its way stands in the address, so that a reload finds it again. */
export function UploadPage() {
  const { video, tracking } = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  return (
    <>
      <PlainHttpNote />
      <LogWorkout
        userId={session.user.id}
        videoId={video ?? null}
        startsTracking={tracking === true}
        onVideoChange={(id) =>
          void navigate({ search: id === null ? {} : { video: id }, replace: true })
        }
        onVideoSaved={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </>
  );
}

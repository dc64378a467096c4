import { getRouteApi } from '@tanstack/react-router';
import { PlainHttpNote } from '../../components/layout/plain-http-note.tsx';
import { VideosOnTheirWay } from '../../components/videos/videos-on-their-way.tsx';
import { LogWorkout } from '../../features/log-workout/log-workout.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/upload');

/** Log a workout: by a video, by hand, or by a video that is on its way already. */
export function UploadPage() {
  const { tracking } = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  return (
    <>
      <PlainHttpNote />
      <LogWorkout
        userId={session.user.id}
        startsTracking={tracking === true}
        videos={<VideosOnTheirWay />}
        onUploaded={(id) =>
          // It has arrived: nothing is lost by leaving any more.
          void navigate({ to: '/video/$id', params: { id }, ignoreBlocker: true })
        }
        onSaved={(id) => void navigate({ to: '/workout/$id/finish', params: { id } })}
      />
    </>
  );
}

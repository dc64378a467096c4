import { getRouteApi } from '@tanstack/react-router';
import { PlainHttpNote } from '../../components/layout/plain-http-note.tsx';
import { VideosOnTheirWay } from '../../components/videos/videos-on-their-way.tsx';
import { Count } from '../../features/count/count.tsx';
import { Upload } from '../../features/upload/upload.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/upload');

/** Log a workout: by a video, by hand, or by a video that is on its way already. */
export function UploadPage() {
  const { tracking, assignment } = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  return (
    <>
      <PlainHttpNote />
      <Count
        userId={session.user.id}
        startsTracking={tracking === true}
        assignmentId={assignment ?? null}
        byVideo={
          <>
            <VideosOnTheirWay />
            <Upload
              onUploaded={(id) =>
                // It has arrived: nothing is lost by leaving any more.
                void navigate({ to: '/video/$id', params: { id }, ignoreBlocker: true })
              }
            />
          </>
        }
        onSaved={(id) => void navigate({ to: '/workout/$id/finish', params: { id } })}
      />
    </>
  );
}

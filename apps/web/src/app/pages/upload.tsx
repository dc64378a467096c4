import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PlainHttpNote } from '../../components/layout/plain-http-note.tsx';
import { PendingVideos } from '../../components/videos/pending-videos.tsx';
import { Count } from '../../features/count/count.tsx';
import { Upload } from '../../features/upload/upload.tsx';
import { cn } from '../../components/ui/cn.ts';
import { useElapsed } from '../../lib/device/use-elapsed.ts';
import { useTarget } from '../../lib/queries/assignments.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useFreshNumbers } from '../../lib/videos/use-fresh-numbers.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';

const route = getRouteApi('/guarded/upload');

/** How long the page waits for its list of videos before it shows without it. */
const MAX_WAIT_MS = 1000;

/** Log a workout: with a video, by hand, or with a video already in progress. */
export function UploadPage() {
  const { tracking, assignment, repeat, ...search } = route.useSearch();
  // Notifications of an assigned drill name only the assigned workout.
  const drill = useTarget(assignment ?? null)?.drill?.key ?? search.drill;
  const navigate = route.useNavigate();
  const session = useSession();
  const videos = useQuery(videosQuery);
  useFreshNumbers();
  const isOver = useElapsed(MAX_WAIT_MS);
  if (session.state !== 'signed_in') return null;
  // They are at the top, and everything below would jump when they load; not while a count fills the screen.
  const isWaiting = tracking !== true && videos.isPending && !isOver;
  return (
    <>
      {isWaiting && <PageSkeleton />}
      <div className={cn(isWaiting && 'hidden')}>
        <PlainHttpNote />
        <Count
          // Another drill, or another workout to repeat, starts a new count.
          key={`${drill} ${repeat}`}
          userId={session.user.id}
          startsTracking={tracking === true}
          assignmentId={assignment ?? null}
          drillKey={drill ?? null}
          repeat={repeat ?? null}
          byVideo={
            <>
              <PendingVideos />
              <Upload
                userId={session.user.id}
                onUploaded={(id) =>
                  // The upload is complete: leaving loses nothing any more.
                  void navigate({ to: '/video/$id', params: { id }, ignoreBlocker: true })
                }
              />
            </>
          }
          onSaved={(id) => void navigate({ to: '/workout/$id/finish', params: { id } })}
        />
      </div>
    </>
  );
}

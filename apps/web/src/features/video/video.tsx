import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Card } from '../../components/ui/card.tsx';
import { isNotFound } from '../../lib/api-client/api-error.ts';
import { ServerVideo } from './server-video.tsx';
import { useFilm } from './use-film.ts';
import { useVideo } from '../../lib/videos/use-video.ts';

interface VideoWorkoutProps {
  readonly id: string;
  /** The video is no longer there, and the player has read it or removed it. */
  readonly onGone: () => void;
  readonly onSaved: (workoutId: string) => void;
}

/** A video that is on the server, from its arrival there until its workout is saved. */
export function VideoWorkout(props: VideoWorkoutProps) {
  return (
    <div className="space-y-2">
      <div className="-mt-3 -ml-2 flex items-center gap-1 md:-mt-4">
        <Button asChild variant="quiet" size="icon">
          <Link to="/upload" aria-label="Back to Log Workout">
            <ChevronLeft aria-hidden />
          </Link>
        </Button>
        <h1 className="text-xl display">Video Workout</h1>
      </div>
      <FoundVideo {...props} />
    </div>
  );
}

function FoundVideo({ id, onGone, onSaved }: VideoWorkoutProps) {
  const { data: video, error, refetch } = useVideo(id);
  const film = useFilm(video);
  const isDiscarded = video?.state === 'analysed' && video.workoutId === null;
  if (isDiscarded || (error !== null && isNotFound(error))) return <Gone onClose={onGone} />;
  if (error !== null) {
    return <ErrorState title="Your video could not be loaded" onRetry={() => void refetch()} />;
  }
  if (video === undefined || !film.isKnown) return <Skeleton className="h-120" />;
  return (
    <ServerVideo
      video={{ ...video, playbackUrl: film.url }}
      film={film.file}
      onRemoved={onGone}
      onSaved={onSaved}
    />
  );
}

/** Also what a player reads of another player's video. */
function Gone({ onClose }: { readonly onClose: () => void }) {
  return (
    <Card role="alert">
      <p className="font-semibold">This video is no longer there.</p>
      <Button className="mt-3" onClick={onClose}>
        Choose another video
      </Button>
    </Card>
  );
}

import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ServerVideo, type ServerVideoProps } from './server-video.tsx';
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
      {/* On one line and small: a film, its question and the answers are in view at once, on a phone too. */}
      <div className="-ms-2 -mt-3 flex items-center gap-1 md:-mt-4">
        <Button asChild variant="quiet" size="icon">
          <Link to="/upload" aria-label={t('Back to Log Workout')}>
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <h1 className="text-xl display">{t('Video Workout')}</h1>
      </div>
      <FoundVideo {...props} />
    </div>
  );
}

function FoundVideo({ id, onGone, onSaved }: VideoWorkoutProps) {
  const gone = <Gone onClose={onGone} />;
  return (
    <Loaded
      query={useVideo(id)}
      title={t('Your video could not be loaded')}
      skeleton={<Skeleton className="h-120" />}
      gone={gone}
    >
      {(video) =>
        video.state === 'analysed' && video.workoutId === null ? (
          gone
        ) : (
          <WithFilm video={video} onRemoved={onGone} onSaved={onSaved} />
        )
      }
    </Loaded>
  );
}

/** With what plays of it, once that is known. */
function WithFilm(props: Omit<ServerVideoProps, 'film'>) {
  const { url, file, isKnown } = useFilm(props.video);
  if (!isKnown) return <Skeleton className="h-120" />;
  return <ServerVideo {...props} video={{ ...props.video, playbackUrl: url }} film={file} />;
}

/** Also what a player reads of another player's video. */
function Gone({ onClose }: { readonly onClose: () => void }) {
  return (
    <Card role="alert">
      <p className="font-semibold">{t('This video is no longer there.')}</p>
      <Button className="mt-3" onClick={onClose}>
        {t('Choose another video')}
      </Button>
    </Card>
  );
}

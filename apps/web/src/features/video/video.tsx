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
  /** The video no longer exists, and the player has acknowledged or caused that. */
  readonly onGone: () => void;
  readonly onSaved: (workoutId: string) => void;
}

/** The page of a video on the server, from its upload until its workout is saved. */
export function VideoWorkout(props: VideoWorkoutProps) {
  return (
    <div className="space-y-2">
      {/* Compact, on one line: film, question and answers are in view at once, on a phone too. */}
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

/** Determines what to play of the video first. */
function WithFilm(props: Omit<ServerVideoProps, 'film'>) {
  const { url, file, isKnown } = useFilm(props.video);
  if (!isKnown) return <Skeleton className="h-120" />;
  return <ServerVideo {...props} video={{ ...props.video, playbackUrl: url }} film={file} />;
}

/** Also shown for another player's video. */
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

import type { Rim, Video } from '@hooplog/contract';
import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { MarkHoop } from '../hoop/mark-hoop.tsx';

interface FailedVideoProps {
  readonly video: Video;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly onRecount: (rim: Rim) => void;
  readonly onRemove: () => void;
}

/** A ring can only be marked where there is a picture to mark it on. */
function canBeMarked({ failure, playbackUrl, posterUrl }: Video): boolean {
  return failure?.code === 'no_hoop' && (playbackUrl !== null || posterUrl !== null);
}

/** Why the shots could not be counted, and what can be done about it. */
export function FailedVideo({ video, isPending, onRetry, onRecount, onRemove }: FailedVideoProps) {
  const { media } = video;
  return (
    <div>
      <p role="alert" className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-missed" />
        {video.failure?.message ?? 'The shots of this video could not be counted.'}
      </p>
      {canBeMarked(video) && media !== null && (
        <MarkHoop video={video} media={media} isPending={isPending} onRecount={onRecount} />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" pending={isPending} onClick={onRetry}>
          <RotateCw aria-hidden /> Try again
        </Button>
        <Button variant="secondary" onClick={onRemove}>
          <Trash2 aria-hidden /> Remove Video
        </Button>
      </div>
    </div>
  );
}

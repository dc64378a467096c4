import type { Video } from '@hooplog/contract';
import { videoFailureText } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { MarkHoop } from '../hoop/hoop.tsx';
import { useThisVideo } from './this-video.ts';

/** A rim can only be marked if there is a picture to mark it on. */
function canBeMarked({ failure, playbackUrl, posterUrl }: Video): boolean {
  return failure?.code === 'no_hoop' && (playbackUrl !== null || posterUrl !== null);
}

/** Why counting failed, and what the player can do. */
export function FailedVideo() {
  const { video, changes } = useThisVideo();
  const { media, failure } = video;
  return (
    <div>
      <p role="alert" className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-missed" />
        {videoFailureText(failure?.code ?? 'internal')}
      </p>
      {canBeMarked(video) && media !== null && (
        <MarkHoop
          video={video}
          media={media}
          isPending={changes.isRecounting}
          onRecount={(rim) => {
            changes.recount(rim, new Date(video.createdAt));
          }}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" pending={changes.isRecounting} onClick={changes.count}>
          <RotateCw aria-hidden /> {t('Try again')}
        </Button>
        <Button variant="secondary" onClick={changes.remove}>
          <Trash2 aria-hidden /> {t('Remove Video')}
        </Button>
      </div>
    </div>
  );
}

import type { Rim, Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { startingRing } from '../../lib/picture/ring.ts';

/** The rim on a frame, to be confirmed or corrected. Its code is loaded lazily. */
export const HoopCheck = lazyPart(async () => (await import('./hoop-check.tsx')).HoopCheck).Part;

interface MarkHoopProps {
  readonly video: Pick<Video, 'playbackUrl' | 'posterUrl'>;
  readonly media: NonNullable<Video['media']>;
  readonly isPending: boolean;
  readonly onRecount: (rim: Rim) => void;
}

/** Lets the player mark a hoop that the program could not find. */
export function MarkHoop({ video, media, isPending, onRecount }: MarkHoopProps) {
  return (
    <div className="mt-4">
      <Suspense fallback={<Skeleton className="h-80" />}>
        <HoopCheck
          video={video}
          media={media}
          title={t('Where is the hoop?')}
          text={t('Move the outline onto the hoop’s rim, then count again.')}
          confidence={null}
          start={startingRing(media)}
          candidates={[]}
          seconds={media.durationSeconds / 2}
          isPending={isPending}
          onRecount={onRecount}
          unmoved={null}
        />
      </Suspense>
    </div>
  );
}

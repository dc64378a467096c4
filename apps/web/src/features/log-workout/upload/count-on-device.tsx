import type { Rim, Video } from '@hooplog/contract';
import { CircleAlert, RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { failureWords } from '../../../lib/device-count/failure-words.ts';
import { useFilmUrl } from '../../../lib/device-film/use-device-film.ts';
import { startingRing } from '../hoop/ring.ts';
import { useStayWarning } from '../use-stay-warning.ts';
import { DeviceCountProgress } from './device-count-progress.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useDeviceCount } from './use-device-count.ts';

const HoopCheck = lazy(async () => ({
  default: (await import('../hoop/hoop-check.tsx')).HoopCheck,
}));

interface CountOnDeviceProps {
  readonly file: File;
  /** As the preview shows it; null until it does. */
  readonly media: NonNullable<Video['media']> | null;
  readonly onCounted: (videoId: string) => void;
  readonly onRemove: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Counts a file right here, in a worker of the page. */
export function CountOnDevice({ file, media, onCounted, onRemove, onBusy }: CountOnDeviceProps) {
  const playbackUrl = useFilmUrl(file);
  const { progress, failure, isPending, isUnsent, start, again, cancel } = useDeviceCount(
    ({ id }) => {
      onCounted(id);
    },
  );
  useStayWarning(isPending, 'Leave now? The count stops.');
  const count = (rim: Rim | null) => {
    onBusy(true);
    const given = rim && { rim, court: null };
    const done = () => {
      onBusy(false);
    };
    start({ film: file, filmedAt: filmedAt(file), given, videoId: null }, { onSettled: done });
  };
  if (isPending) return <DeviceCountProgress progress={progress} onCancel={cancel} />;
  const problem = failure === null ? null : failureWords(failure);
  return (
    <>
      {problem !== null && (
        <p role="alert" className="mt-4 flex items-start gap-2 text-sm font-semibold">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-missed" />
          {problem}
        </p>
      )}
      {failure === 'no_hoop' && media !== null && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <HoopCheck
              video={{ playbackUrl, posterUrl: null }}
              media={media}
              title="Where is the hoop?"
              text="Move the ring onto the hoop’s ring, then count again."
              confidence={null}
              start={startingRing(media)}
              seconds={media.durationSeconds / 2}
              isPending={false}
              onRecount={count}
              unmoved={null}
            />
          </Suspense>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isUnsent ? (
          <Button onClick={again}>
            <RotateCw aria-hidden /> Save the count
          </Button>
        ) : (
          <Button
            onClick={() => {
              count(null);
            }}
          >
            {failure === null || failure === 'aborted' ? 'Count shots' : 'Count again'}
          </Button>
        )}
        <RemoveButton disabled={false} onRemove={onRemove} />
      </div>
    </>
  );
}

/** A phone writes a film's file when the filming ends; clocks may be wrong. */
const filmedAt = ({ lastModified }: File): Date => new Date(Math.min(lastModified, Date.now()));

import type { Rim, Video } from '@hooplog/contract';
import type { Equipment } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { DeviceCountError } from '../../lib/device-count/protocol.ts';
import { failureWords } from '../../lib/device-count/failure-text.ts';
import { useFilmUrl } from '../../lib/device-film/use-device-film.ts';
import { MarkHoop } from '../hoop/hoop.tsx';
import type { FilmTime } from './film-time.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useStayWarning } from './use-stay-warning.ts';
import { DeviceCountProgress } from '../../components/videos/device-count-progress.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useDeviceCount } from '../../lib/device-count/use-device-count.ts';

interface CountOnDeviceProps {
  readonly file: File;
  /** As reported by the preview; null until then. */
  readonly media: NonNullable<Video['media']> | null;
  /** Null until the file has been read. */
  readonly filmed: FilmTime | null;
  /** What the player says about this video only. */
  readonly equipment: Equipment | null;
  readonly onCounted: (videoId: string) => void;
  readonly onRemove: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  /**
   * This browser cannot read all of the file. Null if it is too large for the server; then the readable part is counted
   * here.
   */
  readonly onUnreadable: (() => void) | null;
}

/** Counts a file in the browser, in a web worker. */
export function CountOnDevice(props: CountOnDeviceProps) {
  const { file, media, filmed, equipment, onCounted, onRemove, onBusy, onUnreadable } = props;
  const playbackUrl = useFilmUrl(file);
  const { progress, failure, isPending, isUnsent, start, again, cancel } = useDeviceCount(
    ({ id }) => {
      onCounted(id);
    },
  );
  useStayWarning(isPending, t('Leave now? The count stops.'));
  const count = (rim: Rim | null) => {
    onBusy(true);
    const given = rim || equipment ? { rim, court: null, ...(equipment && { equipment }) } : null;
    const done = () => {
      onBusy(false);
    };
    const { at = serverNow().toISOString(), timeZone, localDay } = filmed ?? {};
    const when = { filmedAt: new Date(at), timeZone, localDay };
    const onError = (error: Error) => {
      if (error instanceof DeviceCountError && error.code === 'cannot_decode') onUnreadable?.();
    };
    start(
      { film: file, ...when, given, videoId: null, isOnlyHere: onUnreadable === null },
      { onSettled: done, onError },
    );
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
        <MarkHoop
          video={{ playbackUrl, posterUrl: null }}
          media={media}
          isPending={false}
          onRecount={count}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isUnsent ? (
          <Button onClick={again}>
            <RotateCw aria-hidden /> {t('Save the count')}
          </Button>
        ) : (
          <Button
            onClick={() => {
              count(null);
            }}
          >
            {failure === null || failure === 'aborted' ? t('Count shots') : t('Count again')}
          </Button>
        )}
        <RemoveButton disabled={false} onRemove={onRemove} />
      </div>
    </>
  );
}

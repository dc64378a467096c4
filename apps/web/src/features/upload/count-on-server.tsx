import type { Equipment } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useOnline } from '../../lib/device/use-online.ts';
import type { FilmTime } from './film-time.ts';
import { RemoveButton } from './remove-button.tsx';
import { uploadFailure } from './upload-failure.ts';
import { UploadProblemNote } from './upload-problem.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useStayWarning } from './use-stay-warning.ts';
import { useUpload } from './use-upload.ts';

interface CountOnServerProps {
  readonly file: File;
  readonly userId: string;
  /** Null until the file has been read. */
  readonly filmed: FilmTime | null;
  /** What the player says about this video only. */
  readonly equipment: Equipment | null;
  readonly onUploaded: (videoId: string) => void;
  readonly onRemove: () => void;
  /** During an upload the place of counting cannot be changed. */
  readonly onBusy: (isBusy: boolean) => void;
  /** This browser could not read all of the file, so the upload starts by itself. */
  readonly isUnreadableHere: boolean;
}

/** Uploads a file to the server, which counts it; offers a retry if that fails. */
export function CountOnServer(props: CountOnServerProps) {
  const { file, userId, filmed, equipment, onUploaded, onRemove, onBusy, isUnreadableHere } = props;
  const upload = useUpload(file, { userId, filmed, equipment }, onUploaded);
  const { samples, isWaiting, isPending, failure, start, cancel, dismiss } = upload;
  const isOnline = useOnline();
  useStayWarning(isPending, t('Leave now? The upload stops.'));
  useEffect(() => {
    onBusy(isPending);
  }, [isPending, onBusy]);
  const startItself = useEffectEvent(start);
  useEffect(() => {
    if (!isUnreadableHere) return;
    // Deferred, because React's strict mode mounts a component twice: cleanup cancels the timer of the first mount.
    const timer = setTimeout(() => {
      startItself();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isUnreadableHere]);
  const problem = failure && uploadFailure(failure, isOnline);
  return (
    <>
      {isUnreadableHere && (
        <p role="status" className="mt-4 text-sm">
          {t('This browser cannot read all of this video, so it goes to the server to be counted.')}
        </p>
      )}
      {isPending && (
        <UploadProgress
          samples={samples}
          isWaiting={isWaiting}
          totalBytes={file.size}
          onCancel={cancel}
        />
      )}
      {problem !== null && <UploadProblemNote problem={problem} onDismiss={dismiss} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {problem?.canRetry !== false && (
          <Button pending={isPending} onClick={start}>
            {isPending
              ? t('Uploading & Processing...')
              : problem
                ? t('Try again')
                : t('Upload & Analyze')}
          </Button>
        )}
        <RemoveButton disabled={isPending} onRemove={onRemove} />
      </div>
    </>
  );
}

import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import {
  formatRemaining,
  formatSent,
  formatSpeed,
  type UploadSample,
  uploadSpeed,
} from './upload-pace.ts';

interface UploadProgressProps {
  readonly samples: readonly UploadSample[];
  /** Waiting for a connection. */
  readonly isWaiting: boolean;
  readonly totalBytes: number;
  readonly onCancel: () => void;
}

/** Progress, speed and remaining time of the upload. */
export function UploadProgress(props: UploadProgressProps) {
  const { samples, isWaiting, totalBytes, onCancel } = props;
  // The browser's progress includes a few bytes of overhead.
  const sentBytes = Math.min(samples.at(-1)?.sentBytes ?? 0, totalBytes);
  // An empty file is sent at once; the server says what is wrong with it.
  const share = totalBytes === 0 ? 1 : sentBytes / totalBytes;
  const speed = isWaiting ? null : uploadSpeed(samples);
  const pace =
    speed === null ? [] : [formatSpeed(speed), formatRemaining(totalBytes - sentBytes, speed)];
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold figures">
          {isWaiting
            ? t('Waiting for a connection…')
            : t('Uploading… {percent}%', { percent: Math.floor(100 * share) })}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <X aria-hidden /> {t('Cancel upload')}
        </Button>
      </div>
      <Progress label={t('Upload', {}, 'how much of a video is sent')} value={share} />
      <p className="mt-2 text-sm text-muted figures">
        {[formatSent(sentBytes, totalBytes), ...pace].join(' · ')}
      </p>
    </div>
  );
}

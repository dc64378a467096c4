import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { formatMoment } from '../../lib/format/format-moment.ts';
import type { CountProgress } from '../../lib/device-count/use-device-count.ts';

const DOING: Readonly<Record<CountProgress['stage'], string>> = {
  finding_hoop: t('Finding the hoop…'),
  counting_shots: t('Counting shots…'),
  judging: t('Judging shots…'),
};

/** "Counting shots… 12 so far" */
function countingWords({ stage, shotsSoFar }: CountProgress): string {
  return shotsSoFar === 0
    ? DOING[stage]
    : t('{name} {shotsSoFar} so far', { name: DOING[stage], shotsSoFar });
}

interface DeviceCountProgressProps {
  /** Null while the worker loads. */
  readonly progress: CountProgress | null;
  readonly onCancel: () => void;
}

/** Progress of a count on this device. */
export function DeviceCountProgress({ progress, onCancel }: DeviceCountProgressProps) {
  const share = progress?.durationSeconds ? progress.seconds / progress.durationSeconds : null;
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm font-semibold figures">
          {progress === null ? t('Getting ready…') : countingWords(progress)}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <X aria-hidden /> {t('Cancel')}
        </Button>
      </div>
      <Progress label={t('Count')} value={share === null ? null : Math.min(1, share)} />
      <p className="mt-2 flex justify-between gap-3 text-sm text-muted figures">
        <span>{t('Keep this page open: the video stays on this device.')}</span>
        {typeof progress?.durationSeconds === 'number' && (
          <span className="shrink-0">
            {t('{seconds} of {length}', {
              seconds: formatMoment(progress.seconds),
              length: formatMoment(progress.durationSeconds),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

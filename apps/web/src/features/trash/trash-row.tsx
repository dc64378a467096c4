import type { Trashed } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { formatBytes } from '../../lib/format/bytes.ts';
import { formatDay, formatLocalDay } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const NAMES: Readonly<Record<Trashed['kind'], string>> = {
  workout: t('Workout'),
  manual_workout: t('Exercises'),
  video: t('Video that was not counted'),
};

/** "Evening · Sat, Nov 21, 2026". */
const titleOf = ({ kind, name, localDay }: Trashed): string =>
  [name ?? NAMES[kind], ...(localDay === null ? [] : [formatLocalDay(localDay)])].join(' · ');

function factsOf({ kind, made, totalShots, minutes, bytes }: Trashed): string {
  const counted = {
    workout: t('{made, number} of {shots, plural, one {# shot} other {# shots}}', {
      made,
      shots: totalShots,
    }),
    manual_workout: t('{minutes, plural, one {# minute} other {# minutes}}', { minutes }),
    video: null,
  }[kind];
  const room = bytes > 0 ? t('Video of {size}', { size: formatBytes(bytes) }) : null;
  return [counted, room].filter((fact) => fact !== null).join(' · ');
}

interface TrashRowProps {
  readonly trashed: Trashed;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onDelete: () => void;
}

/** A deleted item, and how long it is kept. */
export function TrashRow({ trashed, isBusy, onRestore, onDelete }: TrashRowProps) {
  const timeZone = useTimeZone();
  const what = titleOf(trashed);
  return (
    <li className="gap-x-4 p-4 sm:flex sm:items-center sm:justify-between">
      <div>
        <p className="font-bold wrap-anywhere">{what}</p>
        <p className="text-sm figures">{factsOf(trashed)}</p>
        <p className="text-sm text-muted">
          {t('Deleted {day}. Kept until {end}.', {
            day: formatDay(trashed.deletedAt, timeZone),
            end: formatDay(trashed.keptUntil, timeZone),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:mt-2 sm:shrink-0">
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={t('Restore {what}', { what })}
          onClick={onRestore}
        >
          <RotateCcw aria-hidden /> {t('Restore')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={t('Delete now: {what}', { what })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden /> {t('Delete now')}
        </Button>
      </div>
    </li>
  );
}

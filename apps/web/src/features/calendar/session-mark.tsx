import { HISTORY_KINDS, type HistoryKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { cn } from '../../components/ui/cn.ts';
import { WORKOUT_KINDS } from '../../components/workouts/workout-kinds.ts';

interface SessionMarkProps {
  readonly kind: HistoryKind;
  /** The smaller size for the grid. */
  readonly small?: boolean;
}

/** The sign of a kind of workout; its shape differs, not just its colour. */
export function SessionMark({ kind, small = false }: SessionMarkProps) {
  const { Icon } = WORKOUT_KINDS[kind];
  return (
    <Icon
      aria-hidden
      className={cn(
        'shrink-0',
        small ? 'size-3 sm:size-4' : 'size-4',
        kind === 'timed' ? 'text-made' : 'text-accent-text',
      )}
    />
  );
}

/** The specification's names where it has some (two of the kinds). */
const LEGEND: Readonly<Record<HistoryKind, string>> = {
  video: t('Video workout'),
  live: WORKOUT_KINDS.live.name,
  hand: WORKOUT_KINDS.hand.name,
  timed: t('Manual workout'),
};

/** Explains the signs of the grid. */
export function CalendarLegend() {
  return (
    <ul
      aria-label={t('Legend')}
      className="mt-4 flex flex-wrap gap-x-3 gap-y-2 text-xs text-muted sm:gap-x-5 sm:text-sm"
    >
      {HISTORY_KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <SessionMark kind={kind} /> {LEGEND[kind]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-3 rounded-full border-2 border-accent-text" />{' '}
        {t('Today')}
      </li>
    </ul>
  );
}

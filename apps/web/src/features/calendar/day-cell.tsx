import { formatPercent } from '@hooplog/domain';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { KeyboardEvent, Ref } from 'react';
import { cn } from '../../components/ui/cn.ts';
import { formatLongDay } from '../../lib/format/dates.ts';
import { type DayMarks, spokenMarks } from './day-sessions.ts';
import { SessionMark } from './session-mark.tsx';

interface DayCellProps {
  readonly day: LocalDay;
  /** Null for a day without a workout. */
  readonly marks: DayMarks | null;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const LINE = 'flex flex-wrap items-center justify-center gap-x-0.5 sm:justify-start sm:gap-x-1';

function Marks({ percent, kinds, minutes, more }: DayMarks) {
  return (
    <span
      aria-hidden
      className="flex max-w-full flex-col items-center gap-0.5 text-xs leading-tight figures sm:items-start sm:text-sm"
    >
      {percent !== null && (
        <span className={cn(LINE, 'font-bold')}>
          {kinds.map((kind) => (
            <SessionMark key={kind} kind={kind} small />
          ))}
          {formatPercent(percent)}
        </span>
      )}
      {minutes !== null && (
        <span className={cn(LINE, 'font-semibold')}>
          <SessionMark kind="timed" small />
          {t('{minutes}m', { minutes })}
        </span>
      )}
      {more > 0 && <bdi className="text-muted">{`+${more}`}</bdi>}
    </span>
  );
}

/** One day of the month. A day with workouts opens its details. */
export function DayCell({
  day,
  marks,
  isOutside,
  isToday,
  isSelected,
  isTabStop,
  ref,
  onSelect,
  onKeyDown,
}: DayCellProps) {
  const date = formatLongDay(day);
  const words = isToday ? t('{date}, today', { date }) : date;
  return (
    // The minimal height lets the button fill its row, which is as high as its fullest day.
    <td role="gridcell" aria-selected={isSelected} className="h-px p-px align-top sm:p-0.5">
      <button
        ref={ref}
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={marks === null}
        aria-current={isToday ? 'date' : undefined}
        onClick={marks === null ? undefined : onSelect}
        onKeyDown={onKeyDown}
        className={cn(
          'relative flex h-full min-h-16 w-full flex-col items-center gap-0.5 rounded-control border py-1 sm:min-h-26 sm:items-start sm:gap-1 sm:p-2',
          marks === null
            ? 'cursor-default by-default:border-transparent'
            : 'bg-accent-soft hover:border-accent-text by-default:border-transparent',
          isSelected && 'border-accent-text inset-ring-1 inset-ring-accent-text',
          isOutside && 'text-muted',
        )}
      >
        <span className="sr-only">
          {marks === null
            ? t('{day}: no workouts', { day: words })
            : t('{day}: {sessions}', { day: words, sessions: spokenMarks(marks) })}
        </span>
        <span
          aria-hidden
          className={cn(
            'grid size-6 place-items-center rounded-full text-sm figures',
            isToday && 'border-2 border-accent-text font-bold',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {marks !== null && <Marks {...marks} />}
      </button>
    </td>
  );
}

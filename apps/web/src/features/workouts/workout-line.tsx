import type { HistoryEntry } from '@hooplog/contract';
import { drillName, parseLocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Check, Tag } from 'lucide-react';
import { CourtThumbnail } from '../../components/court/court-thumbnail.tsx';
import { cn } from '../../components/ui/cn.ts';
import { exerciseWords } from '../../components/workouts/exercise-text.ts';
import { WORKOUT_KINDS } from '../../components/workouts/workout-kinds.ts';
import { WorkoutPercent } from '../../components/workouts/workout-percent.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { formatList } from '../../lib/format/list.ts';
import { withBase } from '../../lib/base-path.ts';

/** Whether a workout is one of the two to be compared. */
export interface Choice {
  readonly isChosen: boolean;
  /** Null if two others are already selected. */
  readonly onChoose: (() => void) | null;
}

interface WorkoutLineProps {
  readonly entry: HistoryEntry;
  /** Set in comparison mode; otherwise a tap opens the workout. */
  readonly choice: Choice | null;
}

/** Without one, the sign of its kind stands in the picture's place. */
const hasPicture = ({ posterUrl, shotData }: HistoryEntry) =>
  posterUrl !== null || shotData.length > 0;

function Thumbnail({ entry }: Pick<WorkoutLineProps, 'entry'>) {
  const { posterUrl, shotData, kind } = entry;
  const { Icon } = WORKOUT_KINDS[kind];
  if (posterUrl !== null) {
    return (
      <img src={withBase(posterUrl)} alt="" loading="lazy" className="size-full object-cover" />
    );
  }
  if (shotData.length > 0) {
    return (
      <div aria-hidden className="w-full p-1">
        <CourtThumbnail label={t('Court')} records={shotData} />
      </div>
    );
  }
  return <Icon aria-hidden className="size-7 text-muted" />;
}

function Facts({ entry }: Pick<WorkoutLineProps, 'entry'>) {
  const { kind, made, totalShots, minutes, exercises, drill } = entry;
  const { name, Icon } = WORKOUT_KINDS[kind];
  const numbers =
    kind === 'timed'
      ? exerciseWords({ minutes, exercises })
      : t('{made, number} of {shots, plural, one {# shot} other {# shots}}', {
          made,
          shots: totalShots,
        });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted figures">
      <span className="text-ink">{numbers}</span>
      {/* On phones the sign beside the day is enough, so that the kind's name does not take a line. */}
      <span className={cn('inline-flex items-center gap-1', !drill && 'max-sm:sr-only')}>
        <Icon aria-hidden className="size-4 max-sm:hidden" /> {drill ? drillName(drill) : name}
      </span>
    </p>
  );
}

const LINK = 'font-bold after:absolute after:inset-0 after:rounded-card';

/** Workouts with shots have their own page; timed exercises are in the calendar and cannot be compared. */
function Day({ entry: { id, kind, localDay, name }, choice }: WorkoutLineProps) {
  const day = formatLocalDay(localDay);
  const words = name === null ? day : `${name} · ${day}`;
  if (choice !== null && kind === 'timed') {
    return <span className="font-bold text-muted">{words}</span>;
  }
  if (choice !== null) {
    return (
      <button
        type="button"
        aria-label={t('Compare the workout of {day}', { day: words })}
        aria-pressed={choice.isChosen}
        disabled={choice.onChoose === null}
        className={cn(LINK, 'text-start')}
        onClick={() => choice.onChoose?.()}
      >
        {words}
      </button>
    );
  }
  if (kind === 'timed') {
    return (
      <Link to="/calendar" search={{ day: parseLocalDay(localDay) ?? undefined }} className={LINK}>
        {words}
      </Link>
    );
  }
  return (
    <Link to="/workout/$id" params={{ id }} className={LINK}>
      {words}
    </Link>
  );
}

const Ring = ({ isChosen }: Pick<Choice, 'isChosen'>) => (
  <span
    aria-hidden
    className={cn(
      'grid size-6 place-items-center rounded-full border-2',
      isChosen ? 'border-accent bg-accent text-accent-ink' : 'border-edge',
    )}
  >
    {isChosen && <Check className="size-4" strokeWidth={3} />}
  </span>
);

/** One workout of the list; a tap anywhere opens it, or chooses it to be compared. */
export function WorkoutLine({ entry, choice }: WorkoutLineProps) {
  const { kind, made, totalShots, notes, tags } = entry;
  const { Icon } = WORKOUT_KINDS[kind];
  const isTimed = kind === 'timed';
  return (
    <article
      className={cn(
        'relative grid grid-cols-[4.5rem_1fr_auto] content-start items-center gap-x-3 gap-y-2 rounded-card border p-3 max-2xs:grid-cols-[3rem_1fr_auto] max-2xs:gap-x-2',
        choice?.isChosen === true
          ? 'border-accent-text bg-accent-soft'
          : 'border-line bg-card hover:border-edge',
      )}
    >
      <div className="grid h-17 place-items-center overflow-hidden rounded-control bg-sunken">
        <Thumbnail entry={entry} />
      </div>
      <div className="min-w-0">
        <h3 className="flex items-center gap-2 wrap-anywhere">
          <Day entry={entry} choice={choice} />
          {hasPicture(entry) && (
            <Icon aria-hidden className="size-4 shrink-0 text-muted sm:hidden" />
          )}
        </h3>
        <Facts entry={entry} />
        {tags.length > 0 && (
          <p className="flex items-center gap-1 text-sm">
            <Tag aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{t('Tags:')} </span>
            <span className="truncate">{formatList(tags)}</span>
          </p>
        )}
      </div>
      {!isTimed && (
        <div className="flex flex-col items-end gap-2">
          <WorkoutPercent made={made} total={totalShots} />
          {choice !== null && <Ring isChosen={choice.isChosen} />}
        </div>
      )}
      {notes !== null && (
        <p dir="auto" className="col-span-full truncate text-sm text-muted">
          {notes}
        </p>
      )}
    </article>
  );
}

import type { HistoryEntry } from '@hooplog/contract';
import { drillName, formatPercent, parseLocalDay, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Columns2, Tag } from 'lucide-react';
import { CourtThumbnail } from '../../components/court/court-thumbnail.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import { exerciseWords } from '../../components/workouts/exercise-text.ts';
import { WORKOUT_KINDS } from '../../components/workouts/workout-kinds.ts';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { formatList } from '../../lib/format/list.ts';
import { withBase } from '../../lib/base-path.ts';

interface WorkoutLineProps {
  readonly entry: HistoryEntry;
  readonly isChosen: boolean;
  /** Null if two others are already selected. */
  readonly onChoose: (() => void) | null;
}

/** Whether it has a picture; otherwise the sign of its kind is shown. */
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

/** Workouts with shots have their own page; timed exercises are shown in the calendar. */
function DayLink({ entry: { id, kind, localDay, name } }: Pick<WorkoutLineProps, 'entry'>) {
  const day = formatLocalDay(localDay);
  const words = name === null ? day : `${name} · ${day}`;
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

/** One workout of the list. A tap anywhere opens it, except on the button that selects it for comparison. */
export function WorkoutLine({ entry, isChosen, onChoose }: WorkoutLineProps) {
  const { kind, made, totalShots, notes, tags, localDay } = entry;
  const { Icon } = WORKOUT_KINDS[kind];
  return (
    <article className="relative grid grid-cols-[4.5rem_1fr_auto] content-start items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 hover:border-edge max-2xs:grid-cols-[3rem_1fr_auto] max-2xs:gap-x-2">
      <div className="grid h-17 place-items-center overflow-hidden rounded-control bg-sunken">
        <Thumbnail entry={entry} />
      </div>
      <div className="min-w-0">
        <h3 className="flex items-center gap-2 wrap-anywhere">
          <DayLink entry={entry} />
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
      {kind !== 'timed' && (
        <div className="flex flex-col items-end gap-1">
          <p className="text-2xl leading-none display figures max-2xs:text-xl">
            {formatPercent(percentage(made, totalShots))}
          </p>
          <Button
            variant={isChosen ? 'primary' : 'quiet'}
            size="sm"
            className={cn('thumb z-10 -me-2 -mb-1', !isChosen && 'text-muted')}
            aria-pressed={isChosen}
            aria-label={t('Compare the workout of {day}', {
              day: formatLocalDay(localDay),
            })}
            disabled={onChoose === null}
            onClick={() => onChoose?.()}
          >
            <Columns2 aria-hidden /> <span className="hidden sm:inline">{t('Compare')}</span>
          </Button>
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

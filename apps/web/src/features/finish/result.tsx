import type { Finish, Workout, ZoneStat } from '@hooplog/contract';
import { accuracyTrend, percentage } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { LateHeatMapCourt } from '../../components/court/lazy-courts.tsx';
import { intervalOfFew } from '../../components/stats/interval-text.ts';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';
import { formatShortDay } from '../../lib/format/dates.ts';
import { StreakLine } from './streak-line.tsx';

type LastTime = NonNullable<Finish['lastTime']>;

interface ResultProps {
  readonly finish: Finish;
  /** Whether it is shown for the first time; it is animated then. */
  readonly isFirst: boolean;
}

interface Beside {
  readonly words: string;
  /** Whether the difference is more than chance; undefined if there is no difference. */
  readonly isSure: boolean | undefined;
}

/** Compares with the last workout: "22 points better than last time (52% of 104 shots on Nov 18)." */
function besideLastTime(now: Workout, lastTime: LastTime): Beside {
  const before = { made: lastTime.made, total: lastTime.totalShots };
  const shots = before.total;
  const percent = percentage(before.made, shots);
  const day = formatShortDay(lastTime.localDay);
  // The difference of the rounded percentages, since readers subtract those they see.
  const difference = percentage(now.made, now.totalShots) - percent;
  if (difference === 0) {
    const words = t(
      'The same as last time: {percent}% of {shots, plural, one {# shot} other {# shots}} on {day}.',
      { percent, shots, day },
    );
    return { words, isSure: undefined };
  }
  const points = Math.abs(difference);
  const words =
    difference > 0
      ? t(
          '{points, plural, one {# point} other {# points}} better than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}).',
          { points, percent, shots, day },
        )
      : t(
          '{points, plural, one {# point} other {# points}} lower than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}).',
          { points, percent, shots, day },
        );
  const isSure = accuracyTrend({ made: now.made, total: now.totalShots }, before)?.isSure === true;
  return { words, isSure };
}

/**
 * How much the numbers can be trusted. Few shots get only that caveat; a sentence on luck would repeat or contradict
 * it.
 */
function caveatOf(interval: string | null, isSure: boolean | undefined): string | null {
  if (interval !== null) return t('Few shots: most likely you shoot {interval}.', { interval });
  if (isSure === undefined) return null;
  return isSure ? t('That is more than luck.') : t('The difference could be luck.');
}

/** Mentions shots that count in the result but have no zone, if there is a court to miss them on. */
function withoutPlace({ totalShots }: Workout, shotData: readonly ZoneStat[]): string | null {
  const missing = totalShots - shotData.reduce((sum, { total }) => sum + total, 0);
  if (missing === 0 || shotData.length === 0) return null;
  return t(
    '{shots, plural, one {# shot without a place is} other {# shots without a place are}} not on the court.',
    { shots: missing },
  );
}

/** Makes, shots and accuracy. */
export function Score({ made, totalShots }: Pick<Workout, 'made' | 'totalShots'>) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="text-8xl leading-none display figures">
        {rich('{percent, number}<sign>%</sign>', {
          percent: percentage(made, totalShots),
          sign: (text) => <span className="text-4xl text-muted">{text}</span>,
        })}
      </p>
      <p className="text-2xl leading-tight font-bold figures">
        {rich('{made, number} of {shots, number} <word>made</word>', {
          made,
          shots: totalShots,
          word: (text) => <span className="text-base font-medium text-muted">{text}</span>,
        })}
      </p>
    </div>
  );
}

/** The numbers of the workout, large enough for a screenshot. */
export function Result({ finish, isFirst }: ResultProps) {
  const { workout, shotData, lastTime } = finish;
  const { made, totalShots } = workout;
  const interval = intervalOfFew({ made, total: totalShots });
  const beside = lastTime === null || totalShots === 0 ? null : besideLastTime(workout, lastTime);
  const caveat = caveatOf(interval, beside?.isSure);
  const note = withoutPlace(workout, shotData);
  return (
    <Card aria-label={t('Result')} className="bg-accent-soft">
      <Score {...workout} />
      {beside !== null && <p className="mt-3 text-sm figures">{beside.words}</p>}
      {caveat !== null && <p className="mt-1 text-sm text-muted figures">{caveat}</p>}
      <StreakLine {...finish} isFirst={isFirst} />
      {shotData.length > 0 && (
        <div className={cn('mx-auto mt-5 max-w-md', isFirst && 'draws-in')}>
          <LateHeatMapCourt records={shotData} />
        </div>
      )}
      {note !== null && <p className="mt-3 text-sm text-muted">{note}</p>}
    </Card>
  );
}

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
  /** Whether it is seen for the first time: then it draws itself. */
  readonly isFirst: boolean;
}

/** How it went beside the last time: "Last time 52% of 104. The difference could be luck." */
function besideLastTime(now: Workout, { localDay, made, totalShots }: LastTime): string {
  const before = { made, total: totalShots };
  const trend = accuracyTrend({ made: now.made, total: now.totalShots }, before);
  const percent = percentage(made, totalShots);
  const [shots, day] = [totalShots, formatShortDay(localDay)];
  if (trend === null || trend.points === 0) {
    return t(
      'The same as last time: {percent}% of {shots, plural, one {# shot} other {# shots}} on {day}.',
      { percent, shots, day },
    );
  }
  const points = Math.abs(trend.points);
  if (trend.points > 0) {
    return trend.isSure
      ? t(
          '{points, plural, one {# point} other {# points}} better than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}). That is more than luck.',
          { points, percent, shots, day },
        )
      : t(
          '{points, plural, one {# point} other {# points}} better than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}). That could be luck.',
          { points, percent, shots, day },
        );
  }
  return trend.isSure
    ? t(
        '{points, plural, one {# point} other {# points}} lower than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}). That is more than luck.',
        { points, percent, shots, day },
      )
    : t(
        '{points, plural, one {# point} other {# points}} lower than last time ({percent}% of {shots, plural, one {# shot} other {# shots}} on {day}). That could be luck.',
        { points, percent, shots, day },
      );
}

/** Shots that count in the result and in no zone are told where the court is. */
function withoutPlace({ totalShots }: Workout, shotData: readonly ZoneStat[]): string | null {
  const missing = totalShots - shotData.reduce((sum, { total }) => sum + total, 0);
  if (missing === 0) return null;
  return t(
    '{shots, plural, one {# shot without a place is} other {# shots without a place are}} not on the court.',
    { shots: missing },
  );
}

/** The numbers of the workout, large enough for a picture of the screen. */
export function Result({ finish, isFirst }: ResultProps) {
  const { workout, shotData, lastTime } = finish;
  const { made, totalShots } = workout;
  const interval = intervalOfFew({ made, total: totalShots });
  const note = withoutPlace(workout, shotData);
  return (
    <Card aria-label={t('Result')} className="bg-accent-soft">
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
      {interval !== null && (
        <p className="mt-3 text-sm figures">
          {t('Few shots: most likely you shoot {interval}.', { interval })}
        </p>
      )}
      {lastTime !== null && totalShots > 0 && (
        <p className="mt-3 text-sm figures">{besideLastTime(workout, lastTime)}</p>
      )}
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

import type { Stats } from '@hooplog/contract';
import { type LocalDay, percentage } from '@hooplog/domain';
import { locale, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { recentWorkoutsQuery } from '../../lib/queries/workouts.ts';
import { CardLink, LINKED_CARD } from './card-link.tsx';
import { shotsOfToday, streakDays, streakWords, type StreakDay } from './streak-days.ts';

const weekdays = new Intl.DateTimeFormat(locale(), { weekday: 'narrow', timeZone: 'UTC' });

function DayDot({ day, trained, isToday }: StreakDay & { readonly isToday: boolean }) {
  return (
    <li className="flex flex-col items-center gap-1 text-xs text-muted">
      <span
        className={cn(
          'size-6 rounded-full border-2',
          trained ? 'border-accent bg-accent' : 'border-line bg-sunken',
          isToday && 'outline-2 outline-offset-2 outline-accent-text',
        )}
      />
      <span aria-hidden className={cn(isToday && 'font-bold text-ink')}>
        {weekdays.format(new Date(day))}
      </span>
      <span className="sr-only">
        {trained
          ? t('{day}: workout', { day: formatLocalDay(day) })
          : t('{day}: no workout', { day: formatLocalDay(day) })}
      </span>
    </li>
  );
}

interface StreakCardProps {
  readonly stats: Stats | undefined;
  /** Whether the reminder to train today is already shown above. */
  readonly isSaid: boolean;
}

/** The streak, and the last two weeks as dots. */
export function StreakCard({ stats, isSaid }: StreakCardProps) {
  const { data: newest = [] } = useQuery(recentWorkoutsQuery);
  if (stats === undefined) {
    return (
      <Card>
        <CardHeading>{t('Keep Grinding')}</CardHeading>
        <Skeleton className="h-41 sm:max-lg:h-27" />
      </Card>
    );
  }
  const days = streakDays(stats.today as LocalDay, stats.recentDays);
  const trainedToday = days.at(-1)?.trained ?? false;
  const shots = shotsOfToday(stats.today, newest);
  return (
    <Card className={LINKED_CARD}>
      <CardHeading>
        <CardLink to="/calendar" name={t('Keep Grinding: see your calendar')}>
          {t('Keep Grinding')}
        </CardLink>
      </CardHeading>
      {shots !== null && (
        <p className="text-xl display figures">
          {t('Today: {made, number} of {total, number} · {percent}%', {
            made: shots.made,
            total: shots.total,
            percent: percentage(shots.made, shots.total),
          })}
        </p>
      )}
      <p className="mb-4 text-muted">{streakWords(stats, trainedToday, isSaid)}</p>
      <ol
        aria-label={t('The last 14 days')}
        className="grid grid-cols-14 gap-x-1 gap-y-3 max-sm:grid-cols-7 lg:grid-cols-7"
      >
        {days.map((day) => (
          <DayDot key={day.day} {...day} isToday={day.day === stats.today} />
        ))}
      </ol>
    </Card>
  );
}

import type { Progress } from '@hooplog/contract';
import { formatCount, formatPercent, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CalendarRange, Crosshair, Flame, Target } from 'lucide-react';
import { StatCard } from '../../components/ui/stat-card.tsx';
import { formatDay, formatLocalDay } from '../../lib/format/dates.ts';

const NOTHING = '–';

/** The player's personal bests. */
export function Records({ records }: { readonly records: Progress['records'] | undefined }) {
  if (records === undefined) return <Cards />;
  const { mostShots, mostMade, longestStreak, bestZone } = records;
  const weekOf = (week: string | undefined) =>
    week === undefined ? t('Not yet') : t('Week of {day}', { day: formatDay(week, 'UTC') });
  return (
    <Cards
      shots={[mostShots && formatCount(mostShots.totalShots), weekOf(mostShots?.week)]}
      makes={[mostMade && formatCount(mostMade.made), weekOf(mostMade?.week)]}
      streak={[
        longestStreak && formatCount(longestStreak.days),
        longestStreak
          ? t('until {day}', { day: formatLocalDay(longestStreak.endDay) })
          : t('Not yet'),
        longestStreak && t('{days, plural, one {day} other {days}}', { days: longestStreak.days }),
      ]}
      zone={[
        bestZone && formatPercent(bestZone.percentage),
        bestZone ? zoneDisplayName(bestZone.zone) : t('Not yet'),
      ]}
    />
  );
}

/** Value undefined while it loads; a dash has no unit. */
type Fact = readonly [value: string | null, caption: string, unit?: string | null];

interface CardsProps {
  readonly shots?: Fact;
  readonly makes?: Fact;
  readonly streak?: Fact;
  readonly zone?: Fact;
}

function Cards({ shots, makes, streak, zone }: CardsProps) {
  const of = (fact: Fact | undefined) => ({
    value: fact === undefined ? undefined : (fact[0] ?? NOTHING),
    caption: fact && <span className="line-clamp-2 lg:truncate">{fact[1]}</span>,
    captionLines: 2 as const,
    ...(fact?.[2] != null && { unit: fact[2] }),
  });
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard label={t('Most shots in a week')} icon={<CalendarRange />} {...of(shots)} />
      <StatCard label={t('Most makes in a week')} icon={<Target />} {...of(makes)} />
      <StatCard label={t('Longest streak')} icon={<Flame />} {...of(streak)} />
      <StatCard label={t('Best zone')} icon={<Crosshair />} {...of(zone)} />
    </dl>
  );
}

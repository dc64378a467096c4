import {
  addTotals,
  LIMITS,
  type LocalDay,
  localDayOf,
  NO_SHOTS,
  type Totals,
  weekOf,
  weeksUpTo,
  type ZoneId,
} from '@hooplog/domain';
import { and, eq, gte } from 'drizzle-orm';
import { zoneDays } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

interface ZoneWeek extends Totals {
  /** First day, a Sunday. */
  readonly week: LocalDay;
}

/** One zone week by week; reads at most the days of those weeks. */
export async function getZoneProgress(
  { database, now }: AppContext,
  user: User,
  zone: ZoneId,
): Promise<ZoneWeek[]> {
  const today = localDayOf(now(), user.timeZone);
  const weeks = weeksUpTo(today, LIMITS.PROGRESS_WEEKS);
  const rows = await database
    .select()
    .from(zoneDays)
    .where(
      and(
        eq(zoneDays.userId, user.id),
        eq(zoneDays.zone, zone),
        gte(zoneDays.day, weeks[0] ?? today),
      ),
    );
  const byWeek = Map.groupBy(rows, ({ day }) => weekOf(day));
  return weeks.map((week) => ({
    week,
    ...(byWeek.get(week) ?? []).reduce<Totals>(addTotals, NO_SHOTS),
  }));
}

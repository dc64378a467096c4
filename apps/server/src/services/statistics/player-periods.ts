import { type HeatMapPeriod, localDayOf, periodStart } from '@hooplog/domain';
import { sql, type SQL } from 'drizzle-orm';

/** A player and the time zone of their days. */
export interface PeriodPlayer {
  readonly id: string;
  readonly timeZone: string;
}

/** The first day that counts for one player. */
interface PlayerPeriod {
  readonly userId: string;
  readonly firstDay: string;
}

/** The same period in each player's own calendar; null for a lifetime. */
export function playerPeriods(
  players: readonly PeriodPlayer[],
  period: HeatMapPeriod,
  now: Date,
): readonly PlayerPeriod[] | null {
  if (period === 'all') return null;
  return players.map(({ id, timeZone }) => {
    const today = localDayOf(now, timeZone);
    return { userId: id, firstDay: periodStart(period, today) ?? today };
  });
}

/** The periods as a table `wanted(user_id, first_day)` to join. */
export const asTable = (periods: readonly PlayerPeriod[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(
    periods.map(({ userId, firstDay }) => ({ user_id: userId, first_day: firstDay })),
  )}::jsonb) as wanted(user_id uuid, first_day date)`;

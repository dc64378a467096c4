import { addDays, type HeatMapPeriod, localDayOf, periodStart } from '@hooplog/domain';
import { sql, type SQL } from 'drizzle-orm';

/** The days of one player that count. */
interface PlayerPeriod {
  readonly userId: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A period that ends today, in the days of each player's own calendar; null for a lifetime. */
export function playerPeriods(
  players: readonly { readonly id: string; readonly timeZone: string }[],
  period: HeatMapPeriod,
  now: Date,
): readonly PlayerPeriod[] | null {
  if (period === 'all') return null;
  return players.map(({ id, timeZone }) => {
    const today = localDayOf(now, timeZone);
    // A day after today is there when a traveller has gone west.
    return {
      userId: id,
      firstDay: periodStart(period, today) ?? today,
      lastDay: addDays(today, 1),
    };
  });
}

/** The same as a table `wanted(user_id, first_day, last_day)` to join. */
export const asTable = (periods: readonly PlayerPeriod[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(
    periods.map(({ userId, firstDay, lastDay }) => ({
      user_id: userId,
      first_day: firstDay,
      last_day: lastDay,
    })),
  )}::jsonb) as wanted(user_id uuid, first_day date, last_day date)`;

import { addWeeks, type LocalDay, weekOf } from '@hooplog/domain';
import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userDays, userWeeks } from '../../database/schema/statistics.ts';
import type { TrainingWeek } from './get-progress.ts';

/** A player's week in their own calendar, and on how many of its days they trained. */
interface PlayedWeek {
  readonly week: TrainingWeek;
  readonly trainedDays: number;
}

const NOTHING = { made: 0, totalShots: 0, workoutCount: 0, minutes: 0 };

/**
 * Reads some weeks of players: a row per week and at most seven days of each, whatever their history.
 *
 * @param weeks consecutive, the oldest first
 * @returns a lookup by player and week
 */
export async function readWeeks(
  database: Queryable,
  playerIds: readonly string[],
  weeks: readonly [LocalDay, ...LocalDay[]],
): Promise<(playerId: string, week: LocalDay) => PlayedWeek> {
  const ids = [...playerIds];
  const [first] = weeks;
  const end = addWeeks(weeks.at(-1) ?? first, 1);
  const [sums, days] = await Promise.all([
    database
      .select()
      .from(userWeeks)
      .where(and(inArray(userWeeks.userId, ids), inArray(userWeeks.week, [...weeks]))),
    database
      .select({ userId: userDays.userId, day: userDays.day })
      .from(userDays)
      .where(and(inArray(userDays.userId, ids), gte(userDays.day, first), lt(userDays.day, end))),
  ]);
  return (playerId, week) => ({
    week: sums.find((row) => row.userId === playerId && row.week === week) ?? { week, ...NOTHING },
    trainedDays: days.filter(({ userId, day }) => userId === playerId && weekOf(day) === week)
      .length,
  });
}

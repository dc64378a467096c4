import { addDays, addWeeks, type LocalDay, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { teamPlayers } from '../../database/schema/community.ts';
import { userDays, userWeeks } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import type { TrainingWeek } from '../progress/get-progress.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import { findTeam } from './rows.ts';

export interface TeamWeekRow {
  readonly player: PlayerRow;
  readonly trainedDays: number;
  readonly thisWeek: TrainingWeek;
  readonly weekBefore: TrainingWeek;
}

const NOTHING = { made: 0, totalShots: 0, workoutCount: 0, minutes: 0 };

/**
 * What each player of a team did in a week and in the one before, by name. A week has the same days in every time zone:
 * each player's are those of their own calendar.
 *
 * @param day any day of it; null for the week of the coach's own today
 */
export async function getWeek(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  day: LocalDay | null,
): Promise<TeamWeekRow[]> {
  const { role } = await findTeam(database, user, teamId);
  if (role !== 'coach') {
    throw new AppError('forbidden', phrase('Only the coach sees the numbers of other players'));
  }
  // A day ahead of the coach's own has begun for players further east.
  const latest = addDays(localDayOf(now(), user.timeZone), 1);
  const week = weekOf(day ?? localDayOf(now(), user.timeZone));
  if (week > latest) throw invalidField('day', phrase('That week has not begun'));
  const before = addWeeks(week, -1);
  // PostgreSQL knows no year 0.
  if (before < '0001') throw invalidField('day', phrase('That week is too long ago'));
  const ofTeam = database
    .select({ id: teamPlayers.playerId })
    .from(teamPlayers)
    .where(eq(teamPlayers.teamId, teamId));
  const [players, weeks, days] = await Promise.all([
    database
      .select(playerColumns)
      .from(users)
      .where(and(inArray(users.id, ofTeam), isNotPaused)),
    database
      .select()
      .from(userWeeks)
      .where(and(inArray(userWeeks.userId, ofTeam), inArray(userWeeks.week, [before, week]))),
    database
      .select({ userId: userDays.userId, trained: count() })
      .from(userDays)
      .where(
        and(
          inArray(userDays.userId, ofTeam),
          gte(userDays.day, week),
          lt(userDays.day, addWeeks(week, 1)),
        ),
      )
      .groupBy(userDays.userId),
  ]);
  const weekFor = (playerId: string, wanted: LocalDay): TrainingWeek =>
    weeks.find((row) => row.userId === playerId && row.week === wanted) ?? {
      week: wanted,
      ...NOTHING,
    };
  return players.toSorted(compareNames).map((player) => ({
    player,
    trainedDays: days.find(({ userId }) => userId === player.id)?.trained ?? 0,
    thisWeek: weekFor(player.id, week),
    weekBefore: weekFor(player.id, before),
  }));
}

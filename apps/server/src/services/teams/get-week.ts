import { addDays, addWeeks, type LocalDay, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, inArray } from 'drizzle-orm';
import { teamPlayers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import type { TrainingWeek } from '../progress/get-progress.ts';
import { readWeeks } from '../progress/read-weeks.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import { findTeam } from './rows.ts';

export interface TeamWeekRow {
  readonly player: PlayerRow;
  readonly trainedDays: number;
  readonly thisWeek: TrainingWeek;
  readonly weekBefore: TrainingWeek;
}

/**
 * Each player's week and the one before, sorted by name. A week has the same days in every time zone; they count in each player's
 * own calendar.
 *
 * @param day any day of the week; null for the present week in the coach's calendar
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
  // Players further east may already be a day ahead of the coach.
  const latest = addDays(localDayOf(now(), user.timeZone), 1);
  const week = weekOf(day ?? localDayOf(now(), user.timeZone));
  if (week > latest) throw invalidField('day', phrase('That week has not begun'));
  const before = addWeeks(week, -1);
  // PostgreSQL has no year 0.
  if (before < '0001') throw invalidField('day', phrase('That week is too long ago'));
  const ofTeam = database
    .select({ id: teamPlayers.playerId })
    .from(teamPlayers)
    .where(eq(teamPlayers.teamId, teamId));
  const isShown = and(inArray(users.id, ofTeam), isNotPaused);
  const players = await database.select(playerColumns).from(users).where(isShown);
  const weekOfPlayer = await readWeeks(
    database,
    players.map(({ id }) => id),
    [before, week],
  );
  return players.toSorted(compareNames).map((player) => {
    const { week: thisWeek, trainedDays } = weekOfPlayer(player.id, week);
    return { player, trainedDays, thisWeek, weekBefore: weekOfPlayer(player.id, before).week };
  });
}

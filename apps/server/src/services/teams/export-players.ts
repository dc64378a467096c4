import { type HeatMapPeriod, localDayOf, percentage } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { csvLine } from '../own-data/csv.ts';
import { playerName } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { listPlayers, type RosterRow } from './list-players.ts';
import { findTeam } from './rows.ts';

const COLUMNS = [
  'player',
  'joined',
  'shots',
  'made',
  'accuracy_percent',
  'workouts',
  'current_streak_days',
  'shots_by_video',
];

/** Dates as on the coach's screen: in the coach's own calendar. */
function cellsOf({ player, joinedAt, stats }: RosterRow, timeZone: string): string[] {
  const joined = localDayOf(joinedAt, timeZone);
  if (stats === null) return [playerName(player), joined];
  const { totalShots, made, workoutCount, currentStreak, verifiedShots } = stats;
  const accuracy = percentage(made, totalShots);
  const numbers = [totalShots, made, accuracy, workoutCount, currentStreak, verifiedShots];
  return [playerName(player), joined, ...numbers.map(String)];
}

/** The roster with its numbers as a CSV file. */
export async function exportPlayers(
  context: AppContext,
  user: User,
  teamId: string,
  period: HeatMapPeriod,
): Promise<string> {
  // As on the screen: the coach still sees the team with coach mode off.
  const { role } = await findTeam(context.database, user, teamId);
  if (role !== 'coach') throw new AppError('forbidden', phrase('Only the coach can do that'));
  const rows = await listPlayers(context, user, teamId, period);
  const shown = rows.filter(({ isPaused }) => !isPaused);
  return [COLUMNS, ...shown.map((row) => cellsOf(row, user.timeZone))]
    .map((cells) => csvLine(cells))
    .join('');
}

import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { asSeenBy, findTeam, type TeamAsSeen, teamTotals } from './rows.ts';

export interface TeamWithCoach extends TeamAsSeen {
  readonly coach: PlayerRow;
}

/** A team with its coach and its players, who are shown with name and picture only. */
export async function getTeam(
  { database }: AppContext,
  user: User,
  teamId: string,
): Promise<TeamWithCoach> {
  const { team } = await findTeam(database, user, teamId);
  const [coach] = await database
    .select(playerColumns)
    .from(users)
    .where(eq(users.id, team.coachId));
  if (coach === undefined) throw notFound(phrase('Team not found'));
  return { ...asSeenBy(user, await teamTotals(database, teamId)), coach };
}

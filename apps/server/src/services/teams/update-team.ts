import { eq } from 'drizzle-orm';
import { teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findTeamToManage, teamTotals, type TeamTotals } from './rows.ts';

/** Renames a team. */
export async function updateTeam(
  { database }: AppContext,
  user: User,
  teamId: string,
  name: string,
): Promise<TeamTotals> {
  await findTeamToManage(database, user, teamId);
  await database.update(teams).set({ name }).where(eq(teams.id, teamId));
  return teamTotals(database, teamId);
}

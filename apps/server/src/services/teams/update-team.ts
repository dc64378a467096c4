import { eq } from 'drizzle-orm';
import { teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { asSeenBy, findTeamToManage, type TeamAsSeen, teamTotals } from './rows.ts';

/** Renames a team. */
export async function updateTeam(
  { database }: AppContext,
  user: User,
  teamId: string,
  name: string,
): Promise<TeamAsSeen> {
  await findTeamToManage(database, user, teamId);
  await database.update(teams).set({ name }).where(eq(teams.id, teamId));
  return asSeenBy(user, await teamTotals(database, teamId));
}

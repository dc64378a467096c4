import { eq } from 'drizzle-orm';
import { teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findTeamToManage } from './rows.ts';

/** Deletes a team with its invitations and assigned workouts. The players' workouts belong to them and stay. */
export async function deleteTeam(
  { database }: AppContext,
  user: User,
  teamId: string,
): Promise<void> {
  await findTeamToManage(database, user, teamId);
  await database.delete(teams).where(eq(teams.id, teamId));
}

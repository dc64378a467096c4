import { LIMITS } from '@hooplog/domain';
import { desc, eq } from 'drizzle-orm';
import { teamAssignments } from '../../database/schema/assignments.ts';
import type { AppContext } from '../context.ts';
import { findTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { type AssignmentWithProgress, withProgress } from './rows.ts';

/** A team's assigned workouts, the latest due first: all for its coach, for a player their own. */
export async function listTeamAssignments(
  { database, now }: AppContext,
  user: User,
  teamId: string,
): Promise<AssignmentWithProgress[]> {
  const { team, role } = await findTeam(database, user, teamId);
  const ofTeam = eq(teamAssignments.teamId, teamId);
  const assignments = await database
    .select()
    .from(teamAssignments)
    .where(ofTeam)
    .orderBy(desc(teamAssignments.dueDay), desc(teamAssignments.id))
    .limit(LIMITS.ASSIGNMENTS_PER_TEAM);
  const rows = assignments.map((assignment) => ({ assignment, team }));
  const all = await withProgress(database, user, rows, ofTeam, now());
  return role === 'coach' ? all : all.filter(({ progress }) => progress.length > 0);
}

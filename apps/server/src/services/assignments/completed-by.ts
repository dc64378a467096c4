import { type AssignmentMeasure, type LocalDay, localDayOf } from '@hooplog/domain';
import { and, eq, gte, lte } from 'drizzle-orm';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import type { User } from '../users/find-user.ts';
import { assignmentWithTeam, isAssigned, withProgress } from './rows.ts';
import type { AssignmentRow, AssignmentWithProgress } from './rows.ts';

interface CountedWorkout {
  readonly localDay: LocalDay;
  readonly totalShots: number;
  readonly made: number;
  readonly drill: string | null;
  readonly drillResult: number | null;
  readonly createdAt: Date;
}

const SHARE: Readonly<
  Record<AssignmentMeasure, (shots: { made: number; total: number }) => number>
> = {
  shots: ({ total }) => total,
  makes: ({ made }) => made,
  workouts: () => 1,
  minutes: () => 0,
};

/** How much of an assignment's value came from this workout. */
function partFrom(
  { measure, zone, drill, createdAt }: AssignmentRow,
  workout: CountedWorkout,
  zones: readonly ZoneTotals[],
): number {
  const { made, totalShots } = workout;
  if (drill !== null) {
    const isPlay = workout.drill === drill && workout.drillResult !== null;
    return isPlay && workout.createdAt >= createdAt ? 1 : 0;
  }
  if (zone === null) return SHARE[measure]({ made, total: totalShots });
  const counted = zones.find((one) => one.zone === zone);
  return counted === undefined ? 0 : SHARE[measure](counted);
}

/** Assignments of the user that would still be open without this workout. */
export async function completedBy(
  { database, now }: AppContext,
  user: User,
  workout: CountedWorkout,
  zones: readonly ZoneTotals[],
): Promise<AssignmentWithProgress[]> {
  const own = and(
    eq(teamPlayers.playerId, user.id),
    gte(teamAssignments.dueDay, workout.localDay),
    lte(teamAssignments.createdAt, now()),
    isAssigned(database),
  );
  const rows = await database
    .select(assignmentWithTeam)
    .from(teamAssignments)
    .innerJoin(teams, eq(teams.id, teamAssignments.teamId))
    .innerJoin(teamPlayers, eq(teamPlayers.teamId, teams.id))
    .where(own);
  const asked = await withProgress(database, user, rows, own, now());
  return asked.filter(({ assignment, progress }) => {
    const value = progress[0]?.value ?? 0;
    const firstDay = localDayOf(assignment.createdAt, user.timeZone);
    const part = workout.localDay < firstDay ? 0 : partFrom(assignment, workout, zones);
    return value >= assignment.target && value - part < assignment.target;
  });
}

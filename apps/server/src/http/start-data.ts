import type { Start } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { presentAssignment } from '../presenters/assignments.ts';
import { presentGoal } from '../presenters/goals.ts';
import { presentCurrentUser } from '../presenters/users.ts';
import { presentVideo } from '../presenters/videos.ts';
import { presentWorkout } from '../presenters/workouts.ts';
import { listOwnAssignments } from '../services/assignments/list-own-assignments.ts';
import type { AppContext } from '../services/context.ts';
import { listGoals } from '../services/goals/list-goals.ts';
import { countPendingInvitations } from '../services/invitations/count-pending-invitations.ts';
import { getStats } from '../services/statistics/get-stats.ts';
import type { User } from '../services/users/find-user.ts';
import { listVideos } from '../services/videos/list-videos.ts';
import { listWorkouts } from '../services/workouts/list-workouts.ts';

/** What the dashboard begins with: what its calls would answer, read at once. */
export async function startData(context: AppContext, user: User): Promise<Start> {
  const newest = { limit: LIMITS.RECENT_WORKOUTS, cursor: null };
  const [stats, page, goals, assignments, videos, pendingInvitations] = await Promise.all([
    getStats(context, user),
    listWorkouts(context, user.id, newest),
    listGoals(context, user),
    listOwnAssignments(context, user),
    listVideos(context, user.id),
    countPendingInvitations(context, user),
  ]);
  return {
    user: presentCurrentUser(user),
    stats,
    workouts: page.workouts.map(presentWorkout),
    goals: goals.map(presentGoal),
    assignments: assignments.map(presentAssignment),
    videos: videos.map(presentVideo),
    pendingInvitations,
  };
}

import { LIMITS } from '@hooplog/domain';
import { listOwnAssignments } from '../assignments/list-own-assignments.ts';
import type { AppContext } from '../context.ts';
import { listGoals } from '../goals/list-goals.ts';
import { listHistory } from '../history/list-history.ts';
import { countPendingInvitations } from '../invitations/list-received.ts';
import { getStats } from '../statistics/get-stats.ts';
import type { User } from '../users/find-user.ts';
import { listVideos } from '../videos/list-videos.ts';

/** What the dashboard begins with: what its calls would find, read at once. */
export async function readStart(context: AppContext, user: User) {
  const newest = { limit: LIMITS.RECENT_WORKOUTS, cursor: null };
  const [stats, { entries: workouts }, goals, { page: assignments }, videos, pendingInvitations] =
    await Promise.all([
      getStats(context, user),
      listHistory(context, user.id, {}, newest),
      listGoals(context, user),
      listOwnAssignments(context, user),
      listVideos(context, user.id),
      countPendingInvitations(context, user),
    ]);
  return { user, stats, workouts, goals, assignments, videos, pendingInvitations };
}

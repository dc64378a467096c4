import { LIMITS } from '@hooplog/domain';
import { listOwnAssignments } from '../assignments/list-own-assignments.ts';
import type { AppContext } from '../context.ts';
import { listGoals } from '../goals/list-goals.ts';
import { listHistory } from '../history/list-history.ts';
import { listEndingChallenges } from '../groups/challenges/joined-challenges.ts';
import { countPendingInvitations } from '../invitations/list-received.ts';
import { getStats } from '../statistics/get-stats.ts';
import type { User } from '../users/find-user.ts';
import { listVideos } from '../videos/list-videos.ts';

/** The data that the dashboard's first calls would return, read at once. */
export async function readStart(context: AppContext, user: User) {
  const newest = { limit: LIMITS.RECENT_WORKOUTS, cursor: null };
  const [stats, { entries }, goals, { page }, endingChallenges, videos, pendingInvitations] =
    await Promise.all([
      getStats(context, user),
      listHistory(context, user.id, {}, newest),
      listGoals(context, user),
      listOwnAssignments(context, user),
      listEndingChallenges(context, user),
      listVideos(context, user.id),
      countPendingInvitations(context, user),
    ]);
  const lists = { workouts: entries, goals, assignments: page, endingChallenges, videos };
  return { user, stats, ...lists, pendingInvitations };
}

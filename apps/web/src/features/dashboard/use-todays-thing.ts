import { todaysThing, type TodaysThing } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { COUNTING } from '../../lib/device-storage/counting.ts';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { videosQuery } from '../../lib/queries/videos.ts';

/** The one thing to do today, of what the start page knows anyway; null for none, and until all of it is known. */
export function useTodaysThing(userId: string | null): TodaysThing | null {
  const stats = useQuery(statsQuery).data;
  const videos = useQuery(videosQuery);
  const assignments = useQuery(ownAssignmentsQuery);
  const goals = useQuery(goalsQuery);
  const hasOpenCount = userId !== null && hasStored(COUNTING, userId);
  // Asked once is enough: what failed is asked for again, and nothing is to come and go meanwhile.
  const isKnown = [videos, assignments, goals].every(({ isFetched }) => isFetched);
  if (stats === undefined || !isKnown) return hasOpenCount ? { kind: 'count' } : null;
  return todaysThing({
    hasOpenCount,
    stats,
    videos: videos.data ?? [],
    assignments: assignments.data ?? [],
    goals: goals.data ?? [],
  });
}

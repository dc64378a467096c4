import { todaysThing, type TodaysThing } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { COUNTING } from '../../lib/device-storage/counting.ts';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';
import { endingChallengesQuery } from '../../lib/queries/challenges.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import type { WholeFilm } from '../../lib/films/stored-films.ts';

/** Today's task, which may also be something that only this device knows. */
export type ThingAtHome = TodaysThing | { readonly kind: 'film'; readonly film: WholeFilm };

/**
 * Today's task, from data that the start page loads anyway. Null if there is none, and until everything is loaded. What
 * was started on this device comes first.
 *
 * @param film the film interrupted on this device; null for none, and until that is known
 */
export function useTodaysThing(userId: string | null, film: WholeFilm | null): ThingAtHome | null {
  const stats = useQuery(statsQuery).data;
  const videos = useQuery(videosQuery);
  const assignments = useQuery(ownAssignmentsQuery);
  const challenges = useQuery(endingChallengesQuery);
  const goals = useQuery(goalsQuery);
  const hasOpenCount = userId !== null && hasStored(COUNTING, userId);
  // One attempt is enough: failed queries are retried, and the task must not appear and disappear with them.
  const isKnown = [videos, assignments, challenges, goals].every(({ isFetched }) => isFetched);
  if (hasOpenCount) return { kind: 'count' };
  if (film !== null) return { kind: 'film', film };
  if (stats === undefined || !isKnown) return null;
  return todaysThing({
    hasOpenCount,
    stats,
    videos: videos.data ?? [],
    assignments: assignments.data ?? [],
    challenges: challenges.data ?? [],
    goals: goals.data ?? [],
  });
}

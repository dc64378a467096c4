import type { Start } from '@hooplog/contract';
import { START_DATA_ID } from '@hooplog/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ownAssignmentsQuery } from './assignments.ts';
import { endingChallengesQuery } from './challenges.ts';
import { currentUserQuery } from './current-user.ts';
import { goalsQuery } from './goals.ts';
import { pendingInvitationCountQuery } from './invitations.ts';
import { statsQuery } from './stats.ts';
import { videosQuery } from './videos.ts';
import { recentWorkoutsQuery } from './workouts.ts';

/** How long data that came with the page counts as fresh: the first render fetches none of it again. */
const FRESH_MS = 5000;

/** The data embedded in the start page, by the contract's `startSchema`; null on other pages. */
function readStart(page: Document): Start | null {
  const text = page.getElementById(START_DATA_ID)?.textContent;
  return text == null ? null : (JSON.parse(text) as Start);
}

/** Puts the data embedded in the start page into the cache, as answers of the dashboard's first calls. */
export function hydrateFromPage(client: QueryClient, page: Document): void {
  const start = readStart(page);
  if (start === null) return;
  const updatedAt = Date.now() + FRESH_MS;
  client.setQueryData(currentUserQuery.queryKey, start.user, { updatedAt });
  client.setQueryData(statsQuery.queryKey, start.stats, { updatedAt });
  client.setQueryData(recentWorkoutsQuery.queryKey, start.workouts, { updatedAt });
  client.setQueryData(goalsQuery.queryKey, start.goals, { updatedAt });
  client.setQueryData(ownAssignmentsQuery.queryKey, start.assignments, { updatedAt });
  client.setQueryData(endingChallengesQuery.queryKey, start.endingChallenges, { updatedAt });
  client.setQueryData(videosQuery.queryKey, start.videos, { updatedAt });
  client.setQueryData(pendingInvitationCountQuery.queryKey, start.pendingInvitations, {
    updatedAt,
  });
}

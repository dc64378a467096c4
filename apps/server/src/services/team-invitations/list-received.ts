import { LIMITS } from '@hooplog/domain';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { teamInvites, teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import type { User } from '../users/find-user.ts';
import { readReceived, type ReceivedInvitation } from './rows.ts';

/** In a team that they coach or play in, nobody has anything left to answer. */
const isNotIn = (user: User) =>
  and(
    ne(teams.coachId, user.id),
    // Joined to the query for the user alone.
    isNull(teamPlayers.id),
  );

/**
 * A page of open invitations to the user's address, to teams that they are not in.
 *
 * @param before id of the last one of the page before
 */
export async function listReceived(
  { database, now }: AppContext,
  user: User,
  before: string | undefined,
): Promise<PageOf<ReceivedInvitation>> {
  const received = await readReceived(
    database,
    user,
    now(),
    and(
      eq(teamInvites.inviteeEmail, user.email),
      eq(teamInvites.status, 'pending'),
      gt(teamInvites.expiresAt, now()),
      isNotIn(user),
      before === undefined ? undefined : lt(teamInvites.id, before),
    ),
    LIMITS.PAGE_MAX + 1,
  );
  return pageOf(received, LIMITS.PAGE_MAX);
}

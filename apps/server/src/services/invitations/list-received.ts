import { LIMITS } from '@hooplog/domain';
import { and, count, eq, isNull, lt } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import type { ReceivedInvitation } from './invitation.ts';
import { type InvitationKind, isOpen, readInvitations } from './read-invitations.ts';
import { SQUADS } from './squads.ts';

/**
 * Open invitations to a user's address from squads or teams that they are not in. A link belongs to nobody until it is opened.
 */
const isWaitingFor = (kind: InvitationKind, { id, email }: User, now: Date) =>
  and(eq(kind.invites.inviteeEmail, email), isOpen(kind, now), isNull(kind.roleOf(id)));

/** A page of those invitations, newest first. @param before id of the last one on the previous page */
export async function listReceived(
  { database, now }: AppContext,
  kind: InvitationKind,
  user: User,
  before: string | undefined,
): Promise<PageOf<ReceivedInvitation>> {
  const { PAGE_MAX } = LIMITS;
  const isNext = before === undefined ? undefined : lt(kind.invites.id, before);
  const condition = and(isWaitingFor(kind, user, now()), isNext);
  return pageOf(
    await readInvitations(database, kind, user.id, now(), condition, PAGE_MAX + 1),
    PAGE_MAX,
  );
}

/** Number of open squad invitations of the user. */
export async function countPendingInvitations(
  { database, now }: AppContext,
  user: User,
): Promise<number> {
  const [waiting] = await database
    .select({ count: count() })
    .from(SQUADS.invites)
    .innerJoin(users, eq(users.id, SQUADS.inviterId))
    .where(and(isWaitingFor(SQUADS, user, now()), isNotPaused));
  return waiting?.count ?? 0;
}

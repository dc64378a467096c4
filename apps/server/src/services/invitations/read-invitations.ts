import { phrase } from '@hooplog/language';
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { mayAnswerInvitation } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { playerColumns } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import {
  type GroupInvite,
  type InvitationState,
  type ReceivedInvitation,
  type TeamInvite,
} from './invitation.ts';
import { SQUADS } from './squads.ts';
import { TEAMS } from './teams.ts';

/** Kinds of invitations, by their destination. */
export type InvitationKind = typeof SQUADS | typeof TEAMS;

/** An invitation is open up to the very moment at which it expires. */
export const stateOf = (
  { status, expiresAt }: Pick<GroupInvite | TeamInvite, 'status' | 'expiresAt'>,
  now: Date,
): InvitationState => (status === 'pending' && expiresAt <= now ? 'expired' : status);

export const isOpen = ({ invites }: InvitationKind, now: Date): SQL | undefined =>
  and(eq(invites.status, 'pending'), gt(invites.expiresAt, now));

/**
 * Invitations with the facts that a reader needs, newest first, without those by paused accounts.
 *
 * @param readerId null for readers who may have no account
 */
export async function readInvitations(
  database: Queryable,
  { invites, target, targetId, inviterId, roleOf }: InvitationKind,
  readerId: string | null,
  now: Date,
  condition: SQL | undefined,
  limit = 1,
): Promise<ReceivedInvitation[]> {
  const rows = await database
    .select({ invitation: invites, target, inviter: playerColumns, role: roleOf(readerId) })
    .from(invites)
    .innerJoin(target, eq(target.id, targetId))
    .innerJoin(users, eq(users.id, inviterId))
    .where(and(condition, isNotPaused))
    .orderBy(desc(invites.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, state: stateOf(row.invitation, now) }));
}

/** The invitation of a link: 404 if there is none, 403 if it is for another address than the reader's. */
export async function getInvitation(
  { database, now }: { readonly database: Queryable; readonly now: () => Date },
  kind: InvitationKind,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  const isIt = eq(kind.invites.token, token);
  const [found] = await readInvitations(database, kind, user.id, now(), isIt);
  if (found === undefined) throw notFound(phrase('Invitation not found'));
  if (mayAnswerInvitation(user, found.invitation)) return found;
  throw new AppError('forbidden', kind.wrongAccount);
}

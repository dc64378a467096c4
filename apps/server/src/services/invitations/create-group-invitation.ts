import type { InvitationInput } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { type GroupRole, mayInviteSeveral } from '../../auth/may.ts';
import { type Transaction, transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { AppError, invalidField, notFound } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { lockGroupOf } from '../groups/rows.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import type { User } from '../users/find-user.ts';
import { type GroupInvitationOfMember, readGroupInvitations } from './list-group-invitations.ts';
import { conflict, daysAfter, type GroupInvite, makeToken } from './invitation.ts';
import { isOpen } from './read-invitations.ts';
import { SQUADS } from './squads.ts';

const isOpenOf = (groupId: string, now: Date) =>
  and(eq(groupInvites.groupId, groupId), isOpen(SQUADS, now));

interface NewInvitation {
  readonly groupId: string;
  readonly inviterId: string;
  readonly inviteeEmail: string | null;
  readonly places: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Extends the open invitation of that address; undefined if there is none. Its mail was sent when it was created. */
async function prolong(
  tx: Transaction,
  { groupId, inviteeEmail, createdAt, expiresAt }: NewInvitation,
): Promise<GroupInvite | undefined> {
  if (inviteeEmail === null) return undefined;
  const [invitation] = await tx
    .update(groupInvites)
    .set({ expiresAt })
    .where(and(isOpenOf(groupId, createdAt), eq(groupInvites.inviteeEmail, inviteeEmail)))
    .returning();
  return invitation;
}

async function refuseTooMany(tx: Transaction, groupId: string, now: Date): Promise<void> {
  const open = await tx.$count(groupInvites, isOpenOf(groupId, now));
  if (open < LIMITS.GROUP_INVITATIONS_MAX) return;
  throw conflict(
    phrase('This squad has {max} open invitations. Revoke some of them first.', {
      max: LIMITS.GROUP_INVITATIONS_MAX,
    }),
  );
}

/** Throws if the caller may not create a link for several people. */
function refuseSeveral(role: GroupRole, inviteeEmail: string | null): void {
  if (inviteeEmail !== null) {
    throw invalidField('places', phrase('An invitation by e-mail is for one person'));
  }
  if (mayInviteSeveral(role)) return;
  throw new AppError(
    'forbidden',
    phrase('Only the owner of the squad can make a link for several people'),
  );
}

async function add(tx: Transaction, invite: NewInvitation): Promise<GroupInvite> {
  await refuseTooMany(tx, invite.groupId, invite.createdAt);
  const [invitation] = await tx
    .insert(groupInvites)
    .values({ ...invite, token: makeToken() })
    .returning();
  if (invitation === undefined) throw new Error('No invitation came back');
  if (invitation.inviteeEmail !== null) {
    await enqueue(tx, 'send-mail', { template: 'group-invitation', invitationId: invitation.id });
    await enqueue(tx, 'tell-invited', { to: 'squad', invitationId: invitation.id });
  }
  return invitation;
}

/** An invitation as its creator sees it. */
export interface NewGroupInvitation extends GroupInvitationOfMember {
  /** Whether a mail goes to its address now. */
  readonly isMailed: boolean;
}

/**
 * Invites an address, which gets one mail, or creates a link; a repeat with the same key returns the invitation of the first
 * call. Nothing here looks for an account, so the answer does not reveal whether the address has one.
 */
export async function createGroupInvitation(
  context: AppContext,
  user: User,
  groupId: string,
  { inviteeEmail = null, places = 1, idempotencyKey }: InvitationInput & UnderKey,
): Promise<NewGroupInvitation> {
  const createdAt = context.now();
  const expiresAt = daysAfter(createdAt, LIMITS.INVITATION_DAYS);
  const invite = { groupId, inviterId: user.id, inviteeEmail, places, createdAt, expiresAt };
  const { id, role, isNew } = await transaction(context.database, async (tx) => {
    const { role } = await lockGroupOf(tx, user.id, groupId);
    if (inviteeEmail === user.email) {
      throw invalidField('inviteeEmail', phrase('You are already in this squad'));
    }
    if (places > 1) refuseSeveral(role, inviteeEmail);
    const call = {
      userId: user.id,
      kind: 'squad invitation',
      idempotencyKey,
      now: createdAt,
    } as const;
    let prolonged: GroupInvite | undefined;
    const id = await makeOnce(tx, call, async () => {
      prolonged = await prolong(tx, invite);
      return (prolonged ?? (await add(tx, invite))).id;
    });
    return { id, role, isNew: prolonged === undefined };
  });
  const caller = { id: user.id, role };
  const [created] = await readGroupInvitations(context, caller, eq(groupInvites.id, id));
  if (created === undefined) throw notFound(phrase('Invitation not found'));
  // The caller has typed the address, so they may see it even if another member invited it first.
  const isMailed = isNew && inviteeEmail !== null && context.config.smtpUrl !== null;
  return { ...created, maySeeAddress: true, isMailed };
}

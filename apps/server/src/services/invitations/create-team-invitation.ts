import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, gt } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { invalidField } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage, lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { conflict, daysAfter, makeToken, type TeamInvite } from './invitation.ts';
import { openInvitationsOf } from './list-team-invitations.ts';

/** One team mails one address at most this often, however often its coach tries. */
const DAYS_BETWEEN_MAILS = 1;

async function refuseTooMany(tx: Transaction, teamId: string, now: Date): Promise<void> {
  const open = await tx.$count(teamInvites, openInvitationsOf(teamId, now));
  if (open < LIMITS.TEAM_INVITATIONS_MAX) return;
  throw conflict(phrase('Too many invitations are already waiting for an answer'));
}

/** Pending, whether or not expired: there is one row per address. */
async function findPending(tx: Transaction, teamId: string, email: string) {
  const [pending] = await tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        eq(teamInvites.inviteeEmail, email),
        eq(teamInvites.status, 'pending'),
      ),
    );
  return pending;
}

/**
 * Extends the open invitation of that address, or creates one. The team is locked. Extending adds no open invitation, so it is
 * allowed at the limit too.
 */
async function openInvitation(tx: Transaction, teamId: string, email: string, now: Date) {
  const expiresAt = daysAfter(now, LIMITS.INVITATION_DAYS);
  const pending = await findPending(tx, teamId, email);
  if (pending === undefined || pending.expiresAt <= now) await refuseTooMany(tx, teamId, now);
  if (pending !== undefined) {
    await tx.update(teamInvites).set({ expiresAt }).where(eq(teamInvites.id, pending.id));
    return { ...pending, expiresAt };
  }
  const [invite] = await tx
    .insert(teamInvites)
    .values({ teamId, inviteeEmail: email, token: makeToken(), expiresAt, createdAt: now })
    .returning();
  if (invite === undefined) throw new Error('No invitation came back');
  await enqueue(tx, 'tell-invited', { to: 'team', invitationId: invite.id });
  return invite;
}

async function mailIt(tx: Transaction, { id, teamId }: TeamInvite, email: string, now: Date) {
  const [recent] = await tx
    .select({ id: teamInvites.id })
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        eq(teamInvites.inviteeEmail, email),
        gt(teamInvites.mailedAt, daysAfter(now, -DAYS_BETWEEN_MAILS)),
      ),
    )
    .limit(1);
  if (recent !== undefined) return;
  await tx.update(teamInvites).set({ mailedAt: now }).where(eq(teamInvites.id, id));
  await enqueue(
    tx,
    'send-mail',
    { template: 'team-invitation', invitationId: id },
    { key: `team-invitation:${id}` },
  );
}

/**
 * Invites an address to a team. Nothing here looks for an account: the answer, the mail and the time they take are the same for
 * every address.
 */
export function createTeamInvitation(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  email: string,
): Promise<TeamInvite> {
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    if (email === user.email) throw invalidField('email', phrase('You coach this team'));
    await lockTeam(tx, teamId);
    const invite = await openInvitation(tx, teamId, email, now());
    await mailIt(tx, invite, email, now());
    return invite;
  });
}

import { LIMITS } from '@hooplog/domain';
import { and, count, eq, gt } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage, lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { openInvitationsOf } from './open-invitations.ts';
import { daysAfter, makeToken, type TeamInviteRow } from './rows.ts';

/** One team mails one address at most this often, however often its coach asks. */
const DAYS_BETWEEN_MAILS = 1;

/** The open invitation of that address with a new term, or a new one. The team is locked. */
async function openInvitation(tx: Transaction, teamId: string, email: string, now: Date) {
  const expiresAt = daysAfter(now, LIMITS.INVITATION_DAYS);
  const [renewed] = await tx
    .update(teamInvites)
    .set({ expiresAt })
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        eq(teamInvites.inviteeEmail, email),
        eq(teamInvites.status, 'pending'),
      ),
    )
    .returning();
  if (renewed !== undefined) return renewed;
  const [invite] = await tx
    .insert(teamInvites)
    .values({ teamId, inviteeEmail: email, token: makeToken(), expiresAt, createdAt: now })
    .returning();
  if (invite === undefined) throw new Error('No invitation came back');
  await enqueue(tx, 'tell-invited', { to: 'team', invitationId: invite.id });
  return invite;
}

async function mailIt(tx: Transaction, { id, teamId }: TeamInviteRow, email: string, now: Date) {
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
 * Asks whoever has this address to join. Nothing here looks for an account: the answer, the mail and how long they take
 * are the same for every address.
 */
export function createInvitation(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  email: string,
): Promise<TeamInviteRow> {
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    if (email === user.email) throw invalidField('email', 'You coach this team');
    await lockTeam(tx, teamId);
    const [open] = await tx
      .select({ count: count() })
      .from(teamInvites)
      .where(openInvitationsOf(teamId, now()));
    if ((open?.count ?? 0) >= LIMITS.TEAM_INVITATIONS_MAX) {
      throw new AppError('conflict', 'Too many invitations are already waiting for an answer');
    }
    const invite = await openInvitation(tx, teamId, email, now());
    await mailIt(tx, invite, email, now());
    return invite;
  });
}

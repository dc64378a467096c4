import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { findInvitation } from './get-invitation.ts';
import type { ReceivedInvitation } from './rows.ts';

/** Two answers at once follow each other: the team is locked first, so that it cannot overflow, then the invitation. */
async function lock(tx: Transaction, token: string): Promise<void> {
  const [invite] = await tx
    .select({ teamId: teamInvites.teamId })
    .from(teamInvites)
    .where(eq(teamInvites.token, token));
  if (invite === undefined) throw notFound('Invitation');
  await lockTeam(tx, invite.teamId);
  await tx
    .select({ id: teamInvites.id })
    .from(teamInvites)
    .where(eq(teamInvites.token, token))
    .for('update');
}

/** The invitation, locked, for somebody who may answer it. It may be answered already: `status` says so. */
export async function lockAnswerable(
  tx: Transaction,
  user: User,
  now: Date,
  token: string,
): Promise<ReceivedInvitation> {
  await lock(tx, token);
  const found = await findInvitation(tx, user, now, token);
  if (found.role === 'coach') throw new AppError('conflict', 'You coach this team');
  if (found.status === 'expired') {
    throw new AppError(
      'conflict',
      'This invitation has expired. Please ask the coach for a new one.',
    );
  }
  if (found.status === 'revoked') {
    throw new AppError('conflict', 'This invitation has been taken back by the coach');
  }
  return found;
}

import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { type InvitationKind, isOpen } from '../invitations/read-invitations.ts';
import { SQUADS } from '../invitations/squads.ts';
import { TEAMS } from '../invitations/teams.ts';
import { tell } from './tell.ts';

async function tellOf(tx: Transaction, kind: InvitationKind, now: Date, condition: SQL) {
  const { invites } = kind;
  const open = await tx
    .select({ id: invites.id, userId: users.id })
    .from(invites)
    .innerJoin(users, eq(users.email, invites.inviteeEmail))
    .where(and(condition, isOpen(kind, now)));
  await tell(
    tx,
    open.map(({ id, userId }) => ({ userId, ...kind.notificationOf(id) })),
  );
}

interface Invitation {
  readonly to: 'squad' | 'team';
  readonly invitationId: string;
}

/** Notifies the account with the invited address, if there is one by now. */
export function notifyInvitee(
  tx: Transaction,
  now: Date,
  { to, invitationId }: Invitation,
): Promise<void> {
  const kind = to === 'squad' ? SQUADS : TEAMS;
  return tellOf(tx, kind, now, eq(kind.invites.id, invitationId));
}

/** Notifies a new user of invitations sent to their address before they signed up. */
export async function tellNewcomer(tx: Transaction, now: Date, userId: string): Promise<void> {
  await tellOf(tx, SQUADS, now, eq(users.id, userId));
  await tellOf(tx, TEAMS, now, eq(users.id, userId));
}

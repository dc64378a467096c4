import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, teamInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { tell } from './tell.ts';

async function tellOfSquads(tx: Transaction, now: Date, condition: SQL): Promise<void> {
  const open = await tx
    .select({ id: groupInvites.id, userId: users.id })
    .from(groupInvites)
    .innerJoin(users, eq(users.email, groupInvites.inviteeEmail))
    .where(and(condition, eq(groupInvites.status, 'pending'), gt(groupInvites.expiresAt, now)));
  const tidings = open.map(({ id, userId }) => ({
    ...{ userId, kind: 'squad_invitation' as const, about: `squad_invitation:${id}` },
    groupInviteId: id,
  }));
  await tell(tx, tidings);
}

async function tellOfTeams(tx: Transaction, now: Date, condition: SQL): Promise<void> {
  const open = await tx
    .select({ id: teamInvites.id, userId: users.id })
    .from(teamInvites)
    .innerJoin(users, eq(users.email, teamInvites.inviteeEmail))
    .where(and(condition, eq(teamInvites.status, 'pending'), gt(teamInvites.expiresAt, now)));
  const tidings = open.map(({ id, userId }) => ({
    ...{ userId, kind: 'team_invitation' as const, about: `team_invitation:${id}` },
    teamInviteId: id,
  }));
  await tell(tx, tidings);
}

/** Tells whoever has the address of an invitation, if anybody has an account with it by now. */
export const tellInvited = (tx: Transaction, now: Date, invitation: Invitation): Promise<void> =>
  invitation.to === 'squad'
    ? tellOfSquads(tx, now, eq(groupInvites.id, invitation.invitationId))
    : tellOfTeams(tx, now, eq(teamInvites.id, invitation.invitationId));

interface Invitation {
  readonly to: 'squad' | 'team';
  readonly invitationId: string;
}

/** Tells a new user of what was sent to their address before they came. */
export async function tellNewcomer(tx: Transaction, now: Date, userId: string): Promise<void> {
  await tellOfSquads(tx, now, eq(users.id, userId));
  await tellOfTeams(tx, now, eq(users.id, userId));
}

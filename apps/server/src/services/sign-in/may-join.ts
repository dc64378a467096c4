import { phrase } from '@hooplog/language';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, teamInvites, teams } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { isNotPaused } from '../users/paused.ts';

/** A proved address has no account here, and may not get one. */
export class MayNotJoin extends Error {
  override readonly name = 'MayNotJoin';
}

/** An operator has disabled the account. */
export class AccountDisabled extends Error {
  override readonly name = 'AccountDisabled';
}

/** The same as a message, where a person waits for an answer. */
export const accountDisabled = () =>
  new AppError(
    'forbidden',
    phrase('The operator has disabled this account. Ask them, then try again.'),
  );

/** Whether this address has an open invitation from an account that is not paused. */
async function isInvited(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const isOpen = (invites: typeof groupInvites | typeof teamInvites) =>
    and(
      eq(invites.inviteeEmail, email),
      eq(invites.status, 'pending'),
      gt(invites.expiresAt, now),
      isNotPaused,
    );
  const toSquads = tx
    .select({ id: groupInvites.id })
    .from(groupInvites)
    .innerJoin(users, eq(users.id, groupInvites.inviterId))
    .where(isOpen(groupInvites));
  const toTeams = tx
    .select({ id: teamInvites.id })
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .innerJoin(users, eq(users.id, teams.coachId))
    .where(isOpen(teamInvites));
  return (await toSquads.unionAll(toTeams).limit(1)).length > 0;
}

/** The first account may always join, to invite the others. The lock lets only one of two simultaneous ones be first. */
async function isFirst(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first account', 0))`);
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Throws `MayNotJoin` if the operator's settings allow no account for an address. Existing accounts are not affected. */
export async function refuseNewcomer(
  tx: Transaction,
  { config: { joining, operators }, now }: Pick<AppContext, 'config' | 'now'>,
  email: string,
): Promise<void> {
  const { who, domains } = joining;
  const isOfDomain = domains.includes(email.slice(email.lastIndexOf('@') + 1));
  if (who === 'open' && (domains.length === 0 || isOfDomain)) return;
  if (who === 'invited' && (isOfDomain || (await isInvited(tx, email, now())))) return;
  if (operators.includes(email)) return;
  // With named operators, the first account must be one of them.
  if (operators.length === 0 && (await isFirst(tx))) return;
  throw new MayNotJoin('This address gets no account here');
}

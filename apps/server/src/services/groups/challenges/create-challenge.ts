import {
  addDays,
  CHALLENGE_LIMITS,
  type ChallengeKind,
  findDrill,
  type LocalDay,
  localDayOf,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, count, eq, gte } from 'drizzle-orm';
import { type Transaction, transaction } from '../../../database/connect.ts';
import { challengeMembers, challenges } from '../../../database/schema/challenges.ts';
import { AppError, invalidField } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { tellOfChallenge } from '../../notifications/tell-challenge.ts';
import { refuseJoining } from '../../parental-consent/refuse-joining.ts';
import type { User } from '../../users/find-user.ts';
import { lockGroupOf } from '../rows.ts';
import { type Asker, challengeOf, type ChallengeOfMember } from './rows.ts';

export interface NewChallenge {
  readonly name: string | null;
  readonly kind: ChallengeKind;
  readonly minShots: number | null;
  readonly drill: string | null;
  readonly filmedOnly: boolean;
  readonly firstDay: LocalDay;
  readonly lastDay: LocalDay;
}

/** A challenge must not begin in the past: its creator could choose days on which they lead. */
function checkFirstDay(firstDay: LocalDay, today: LocalDay): void {
  if (firstDay < today) throw invalidField('firstDay', phrase('The first day has already passed'));
  if (firstDay > addDays(today, CHALLENGE_LIMITS.MAX_DAYS_AHEAD)) {
    throw invalidField('firstDay', phrase('The first day is more than a month ahead'));
  }
}

async function refuseTooMany(tx: Transaction, groupId: string, today: LocalDay): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(challenges)
    .where(and(eq(challenges.groupId, groupId), gte(challenges.lastDay, today)));
  if ((open?.count ?? 0) < CHALLENGE_LIMITS.OPEN_PER_SQUAD) return;
  throw new AppError(
    'conflict',
    phrase('A squad has at most {max} challenges at a time. Wait for one to end.', {
      max: CHALLENGE_LIMITS.OPEN_PER_SQUAD,
    }),
  );
}

/** Inserts a challenge of a locked squad, with its creator taking part, and notifies the other members. */
export async function insertChallenge(
  tx: Transaction,
  { user, now }: Asker,
  groupId: string,
  values: NewChallenge & { readonly previousId?: string; readonly idempotencyKey?: string | null },
): Promise<string> {
  await refuseTooMany(tx, groupId, localDayOf(now, user.timeZone));
  const [row] = await tx
    .insert(challenges)
    .values({ ...values, groupId, creatorId: user.id, createdAt: now })
    .returning({ id: challenges.id });
  if (row === undefined) throw new Error('No challenge came back');
  await join(tx, user, { challengeId: row.id, groupId, joinedAt: now });
  await tellOfChallenge(tx, { groupId, challengeId: row.id, creatorId: user.id });
  return row.id;
}

export async function join(
  tx: Transaction,
  user: Asker['user'],
  row: Omit<typeof challengeMembers.$inferInsert, 'userId'> & { readonly joinedAt: Date },
): Promise<void> {
  await refuseJoining(tx, user, row.joinedAt);
  await tx
    .insert(challengeMembers)
    .values({ ...row, userId: user.id })
    .onConflictDoNothing();
}

/** Starts a challenge. A repeat with the same key returns the challenge of the first call. */
export function createChallenge(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string,
  { idempotencyKey, ...input }: NewChallenge & { readonly idempotencyKey: string | null },
): Promise<ChallengeOfMember> {
  if (input.drill !== null && findDrill(input.drill) === null) {
    throw invalidField('drill', phrase('Unknown drill'));
  }
  return transaction(database, async (tx) => {
    const { role } = await lockGroupOf(tx, user.id, groupId);
    const asker: Asker = { user, role, now: now() };
    const repeated = await findRepeated(tx, user.id, groupId, idempotencyKey);
    if (repeated === undefined) checkFirstDay(input.firstDay, localDayOf(asker.now, user.timeZone));
    const id =
      repeated ?? (await insertChallenge(tx, asker, groupId, { ...input, idempotencyKey }));
    return challengeOf(tx, asker, groupId, id);
  });
}

/** Id of the challenge that an earlier call with the same key started. */
async function findRepeated(tx: Transaction, userId: string, groupId: string, key: string | null) {
  if (key === null) return undefined;
  const [row] = await tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(
      and(
        eq(challenges.groupId, groupId),
        eq(challenges.creatorId, userId),
        eq(challenges.idempotencyKey, key),
      ),
    );
  return row?.id;
}

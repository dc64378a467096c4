import { inEnglish, phrase } from '@hooplog/language';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isTaken, type Queryable, transaction } from '../../database/connect.ts';
import { emailChanges } from '../../database/schema/email-changes.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, unauthorized } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { madeBefore, makeOnce, type UnderKey } from '../make-once.ts';
import { hashesAgree } from '../sign-in/code-hash.ts';
import { MayNotJoin, refuseNewcomer } from '../sign-in/may-join.ts';
import type { User } from '../users/find-user.ts';
import { hashChangeCode } from './change-hash.ts';
import { addressTaken, moveAddress } from './move-address.ts';
import { refuseAddress } from './refuse-address.ts';

const MAX_TRIES = 5;

const WRONG_CODE = phrase('That code is wrong or has expired. Ask for new ones if you need them.');

const wrongCodes = (fields: readonly string[]) =>
  new AppError('code_invalid', WRONG_CODE, {
    fields: Object.fromEntries(fields.map((field) => [field, inEnglish(WRONG_CODE)])),
  });

interface Codes {
  readonly oldCode: string;
  readonly newCode: string;
}

interface Finished extends Codes, UnderKey {
  readonly user: User;
  readonly session: string;
}

/** Counts the try before checking the codes, so that simultaneous guesses cannot share one. */
async function takeTry({ database, now }: AppContext, { user, session }: Finished) {
  const [change] = await database
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, user.id),
        eq(emailChanges.session, session),
        gt(emailChanges.expiresAt, now()),
        lt(emailChanges.tries, MAX_TRIES),
      ),
    )
    .returning();
  if (change === undefined) throw wrongCodes(['oldCode', 'newCode']);
  return change;
}

/** The change, if both codes are right; else throws `code_invalid`, which names the wrong ones. */
async function provedChange(context: AppContext, finished: Finished) {
  const { user, oldCode, newCode } = finished;
  const change = await takeTry(context, finished);
  const { email, oldCodeHash, newCodeHash } = change;
  const isRight = (hash: string | null, address: string, code: string) =>
    hash !== null &&
    hashesAgree(hash, hashChangeCode(context.secret, user.id, { email: address, code }));
  const wrong = [
    ...(isRight(oldCodeHash, user.email, oldCode) ? [] : ['oldCode']),
    ...(isRight(newCodeHash, email, newCode) ? [] : ['newCode']),
  ];
  if (wrong.length > 0) throw wrongCodes(wrong);
  return change;
}

const NOT_ALLOWED = phrase(
  'This Hooplog takes no players with this address. Ask its operator to change yours, or to let the new one join.',
);

/** The account as it is now, locked in a transaction. */
async function account(database: Queryable, id: string): Promise<User> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) throw unauthorized();
  return user;
}

/**
 * Changes a user's address after checking both codes. `conflict` if the new address has got an account since. A repeat with the
 * same key answers as the first call.
 */
export async function finishEmailChange(context: AppContext, finished: Finished): Promise<User> {
  const { database, now } = context;
  const { id: userId } = finished.user;
  const { idempotencyKey } = finished;
  const call = { userId, kind: 'address change', idempotencyKey, now: now() } as const;
  try {
    const { email, stopHash } = await provedChange(context, finished);
    return await transaction(database, async (tx) => {
      const user = await account(tx, userId);
      await makeOnce(tx, call, async () => {
        const done = await tx
          .delete(emailChanges)
          .where(eq(emailChanges.stopHash, stopHash))
          .returning({ userId: emailChanges.userId });
        if (done.length === 0) throw wrongCodes(['oldCode', 'newCode']);
        await refuseAddress(tx, context, user, email);
        if ((await tx.$count(users, eq(users.email, email))) > 0) throw addressTaken();
        // Otherwise one person with permission to join could bring in others, one after another.
        await refuseNewcomer(tx, context, email);
        await moveAddress(tx, context, { user, email, keptSession: finished.session });
        return userId;
      });
      return account(tx, userId);
    });
  } catch (error) {
    // The codes were used up by an earlier or simultaneous call with the same key.
    if ((await madeBefore(database, call)) !== null) return account(database, userId);
    if (isTaken(error)) throw addressTaken();
    if (error instanceof MayNotJoin) throw new AppError('forbidden', NOT_ALLOWED);
    throw error;
  }
}

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { emailCodes } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { hashCode, hashesAgree } from './code-hash.ts';
import { type Account, findOrCreateUser } from './find-or-create-user.ts';

const MAX_TRIES = 5;

/** Takes one try before looking at the code: guesses at the same time cannot share one. */
async function takeTry(context: AppContext, email: string): Promise<string | null> {
  const [row] = await context.database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.email, email),
        gt(emailCodes.expiresAt, context.now()),
        lt(emailCodes.tries, MAX_TRIES),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash });
  return row?.codeHash ?? null;
}

/** Uses the code up; false when another call was first. The row stays, it counts the codes sent. */
async function useUp(context: AppContext, email: string, codeHash: string): Promise<boolean> {
  const used = await context.database
    .update(emailCodes)
    .set({ codeHash: '', tries: MAX_TRIES })
    .where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ email: emailCodes.email });
  return used.length > 0;
}

export interface EmailSignIn {
  readonly email: string;
  readonly code: string;
  /** Of the browser; a new user's days are counted by it. */
  readonly timeZone?: string | undefined;
  /** Came from a provider that gave no address: from now on it signs this user in. */
  readonly account?: Account | undefined;
}

/** The user whom a mailed code signs in, created at the first time; `code_invalid` for anything else. */
export async function verifyEmailCode(context: AppContext, input: EmailSignIn): Promise<User> {
  const { email, code, timeZone, account } = input;
  const expected = await takeTry(context, email);
  const isRight = expected !== null && hashesAgree(expected, hashCode(context.secret, email, code));
  if (!isRight || !(await useUp(context, email, expected))) {
    const message = 'That code is not right or no longer good. Ask for a new one if need be.';
    throw new AppError('code_invalid', message, { fields: { code: message } });
  }
  return findOrCreateUser(context, { email, timeZone, account });
}

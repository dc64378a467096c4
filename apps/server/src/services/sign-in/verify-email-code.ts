import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { emailCodes } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { hashCode, hashesAgree } from './code-hash.ts';
import { type Account, findOrCreateUser } from './find-or-create-user.ts';
import { type CodeRequest, endCode } from './send-email-code.ts';

const MAX_TRIES = 5;

/**
 * Takes one try of the code that this browser asked for last, before looking at it: guesses at the same time cannot
 * share one, and a guess from another browser takes none.
 */
async function takeTry(context: AppContext, { email, browser }: CodeRequest) {
  const asked = context.database
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.browser, browser)))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1);
  const [row] = await context.database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.id, sql`(${asked})`),
        gt(emailCodes.expiresAt, context.now()),
        lt(emailCodes.tries, MAX_TRIES),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash });
  return row?.codeHash ?? null;
}

export interface EmailSignIn {
  readonly email: string;
  readonly code: string;
  /** The one that sends the code; null when it asked for none. */
  readonly browser: string | null;
  /** Of the browser; a new user's days are counted by it. */
  readonly timeZone?: string | undefined;
  /** Came from a provider that gave no address: from now on it signs this user in. */
  readonly account?: Account | undefined;
}

/** The user whom a mailed code signs in, created at the first time; `code_invalid` for anything else. */
export async function verifyEmailCode(context: AppContext, input: EmailSignIn): Promise<User> {
  const { email, browser, code, timeZone, account } = input;
  const expected = browser === null ? null : await takeTry(context, { email, browser });
  const isRight = expected !== null && hashesAgree(expected, hashCode(context.secret, email, code));
  if (!isRight || !(await endCode(context.database, email, expected))) {
    const message = 'That code is wrong or has expired. Ask for a new one if you need it.';
    throw new AppError('code_invalid', message, { fields: { code: message } });
  }
  return findOrCreateUser(context, { email, timeZone, account });
}

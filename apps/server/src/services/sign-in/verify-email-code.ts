import { inEnglish, phrase } from '@hooplog/language';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { emailCodes } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { hashCode, hashesAgree } from './code-hash.ts';
import { type Account, findOrCreateUser } from './find-or-create-user.ts';
import { AccountDisabled, accountDisabled, MayNotJoin } from './may-join.ts';
import { linkProof } from './mailed-link.ts';
import type { Proved } from './proved.ts';
import { type CodeRequest, endCode } from './send-email-code.ts';

const MAX_TRIES = 5;

interface LinkedCode {
  readonly email: string;
  readonly code: string;
  /** The secret that only the link contains. */
  readonly proof: string;
}

/** The last code of each browser: older codes of the same browser are no longer valid. */
const newestOfEachBrowser = (email: string) =>
  sql`(select distinct on (${emailCodes.browser}) ${emailCodes.id} from ${emailCodes}
    where ${emailCodes.email} = ${email}
    order by ${emailCodes.browser}, ${emailCodes.createdAt} desc, ${emailCodes.id} desc)`;

/**
 * The code of a mailed link, if it is still valid in the browser that asked. A wrong proof does not count as a try: proofs cannot
 * be guessed, and so nobody can use up the owner's tries.
 */
async function codeOfLink({ database, secret, now }: AppContext, mailed: LinkedCode) {
  const { email, code, proof } = mailed;
  const [row] = await database
    .select({ codeHash: emailCodes.codeHash, expiresAt: emailCodes.expiresAt })
    .from(emailCodes)
    .where(
      and(
        sql`${emailCodes.id} in ${newestOfEachBrowser(email)}`,
        eq(emailCodes.codeHash, hashCode(secret, email, code)),
        gt(emailCodes.expiresAt, now()),
        lt(emailCodes.tries, MAX_TRIES),
      ),
    )
    .limit(1);
  const isProved =
    row !== undefined &&
    hashesAgree(proof, linkProof(secret, { email, code, expiresAt: row.expiresAt }));
  return isProved ? row.codeHash : null;
}

/**
 * Counts a try of the code that this browser asked for last, before checking it, so that simultaneous guesses cannot share one. A
 * guess from another browser counts none.
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
  /** The browser that sends the code; null if it asked for none. */
  readonly browser: string | null;
  /** From the mailed link: makes the code valid in this browser too, whichever asked for it. */
  readonly proof?: string | undefined;
  /** Time zone of the browser; decides the days of a new user. */
  readonly timeZone?: string | undefined;
  /** The account at a provider that gave no address; it signs this user in from now on. */
  readonly account?: Account | undefined;
}

/** Hash of the code that would be right here; null if none is valid. */
async function expectedCode(context: AppContext, { email, browser, code, proof }: EmailSignIn) {
  if (proof !== undefined) return codeOfLink(context, { email, code, proof });
  return browser === null ? null : takeTry(context, { email, browser });
}

const NOT_INVITED = phrase(
  'This Hooplog takes no new players with this address. Ask its operator, or a coach or player here to invite you by e-mail; then try again.',
);

const WRONG_CODE = phrase('That code is wrong or has expired. Ask for a new one if you need it.');

const wrongCode = () =>
  new AppError('code_invalid', WRONG_CODE, { fields: { code: inEnglish(WRONG_CODE) } });

/** The user whom a mailed code signs in, created on first use; `code_invalid` for any other code. */
export async function verifyEmailCode(context: AppContext, input: EmailSignIn): Promise<Proved> {
  const { email, code, timeZone, account } = input;
  const expected = await expectedCode(context, input);
  if (expected === null || !hashesAgree(expected, hashCode(context.secret, email, code)))
    throw wrongCode();
  try {
    const user = await findOrCreateUser(context, { email, timeZone, account });
    const useUp = async (tx: Transaction) => {
      if (!(await endCode(tx, email, expected))) throw wrongCode();
    };
    return { user, useUp };
  } catch (error) {
    if (error instanceof MayNotJoin) throw new AppError('forbidden', NOT_INVITED);
    if (error instanceof AccountDisabled) throw accountDisabled();
    throw error;
  }
}

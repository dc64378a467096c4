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
  /** What only the link has. */
  readonly proof: string;
}

/** The codes that browsers asked for last: an older one of the same browser is no longer good. */
const newestOfEachBrowser = (email: string) =>
  sql`(select distinct on (${emailCodes.browser}) ${emailCodes.id} from ${emailCodes}
    where ${emailCodes.email} = ${email}
    order by ${emailCodes.browser}, ${emailCodes.createdAt} desc, ${emailCodes.id} desc)`;

/**
 * The code that a mailed link speaks of, as long as it is good where it was asked for. A wrong proof takes no try: it
 * cannot be guessed, and so nobody can use up the owner's.
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
  /** From the mailed link: the code is good in this browser too, whichever asked for it. */
  readonly proof?: string | undefined;
  /** Of the browser; a new user's days are counted by it. */
  readonly timeZone?: string | undefined;
  /** Came from a provider that gave no address: from now on it signs this user in. */
  readonly account?: Account | undefined;
}

/** The hash of the code that would be right here; null where none is good. */
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

/** The user whom a mailed code signs in, created at the first time; `code_invalid` for anything else. */
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

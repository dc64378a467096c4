import { type Language, phrase } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { type Queryable, transaction, type Transaction } from '../../database/connect.ts';
import { emailCodes } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { signInCodeMail } from '../../mail/templates/sign-in-code.ts';
import type { AppContext } from '../context.ts';
import { hashCode, makeCode } from './code-hash.ts';
import { type MailedCode, mailedLink } from './mailed-link.ts';

const MINUTE_MS = 60_000;
const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** Unused short codes are counted over this time; addresses are stored no longer than that. */
const WINDOW_MS = 24 * 60 * MINUTE_MS;
/** A long code that stays valid for at least this long is not mailed again. */
const ENOUGH_MS = 5 * MINUTE_MS;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Who asks: an address, and a browser by the random id in its cookie. */
export interface CodeRequest {
  readonly email: string;
  readonly browser: string;
}

/** A code that is valid in the browser that asked. */
interface OpenCode {
  readonly codeHash: string;
  readonly isLong: boolean;
  readonly expiresAt: Date;
}

/** Handles requests for one address one at a time, so that simultaneous ones cannot both take the last short code. */
const lockAddress = (tx: Transaction, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email-code ${email}`}, 0))`);

async function forgetOldCodes({ database, now }: AppContext): Promise<void> {
  await database.delete(emailCodes).where(lt(emailCodes.createdAt, after(now(), -WINDOW_MS)));
}

/**
 * Whether the next code for an address must be a long one, as the short ones of this window have used up their allowance of
 * guesses, wherever those came from. Five codes of five tries are a chance of 1 in 40,000 a day.
 */
async function needsLongCode(tx: Transaction, context: AppContext, email: string) {
  const { enforced, signInsPerAddress } = context.config.limits;
  const short = and(eq(emailCodes.email, email), eq(emailCodes.isLong, false));
  return enforced && (await tx.$count(emailCodes, short)) >= signInsPerAddress;
}

/**
 * The long code that was mailed last, if it stays valid for a while. It is the same for all browsers: one of 10^12 cannot be
 * guessed, so repeated requests can neither fill the mailbox nor lock its owner out.
 */
async function longCodeOf(tx: Transaction, email: string, now: Date): Promise<OpenCode | null> {
  const [code] = await tx
    .select()
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.isLong, true),
        gt(emailCodes.expiresAt, after(now, ENOUGH_MS)),
      ),
    )
    .orderBy(desc(emailCodes.expiresAt))
    .limit(1);
  return code ?? null;
}

/** Opens a code for the browser. Returns what has to be mailed, null if that code is in the mailbox already. */
function openCode(
  context: AppContext,
  { email, browser }: CodeRequest,
): Promise<MailedCode | null> {
  return transaction(context.database, async (tx) => {
    const now = context.now();
    await lockAddress(tx, email);
    const isLong = await needsLongCode(tx, context, email);
    const mailed = isLong ? await longCodeOf(tx, email, now) : null;
    const code = makeCode(isLong);
    const { codeHash, expiresAt } = mailed ?? {
      codeHash: hashCode(context.secret, email, code),
      expiresAt: after(now, CODE_LIFETIME_MS),
    };
    await tx
      .insert(emailCodes)
      .values({ email, browser, codeHash, isLong, expiresAt, createdAt: now });
    return mailed === null ? { email, code, expiresAt } : null;
  });
}

/** Ends a code in every browser; false if it was over already. */
export async function endCode(
  database: Queryable,
  email: string,
  codeHash: string,
): Promise<boolean> {
  const ended = await database
    .delete(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ id: emailCodes.id });
  return ended.length > 0;
}

/** `123456`, `1234 5678 9012` */
const inGroups = (code: string) => (code.length === 6 ? code : code.replace(/.{4}(?=.)/g, '$& '));

/**
 * Mails a code to an address, known or not, that signs in the browser that asked.
 *
 * @param language of the browser, not of the account, so as not to reveal whether the address has one
 */
export async function sendEmailCode(
  context: AppContext,
  request: CodeRequest,
  language: Language,
): Promise<void> {
  const { email } = request;
  await forgetOldCodes(context);
  const opened = await openCode(context, request);
  if (opened === null) return;
  const letter = inLanguage(language, () =>
    signInCodeMail(inGroups(opened.code), mailedLink(context, opened)),
  );
  try {
    await context.mail.send({ to: email, ...letter });
  } catch (error) {
    await endCode(context.database, email, hashCode(context.secret, email, opened.code));
    context.log.error({ err: error }, 'a sign-in code could not be mailed');
    throw new AppError(
      'unavailable',
      phrase('The mail could not be sent. Please try again later.'),
      {
        cause: error,
      },
    );
  }
}

import { lt, sql } from 'drizzle-orm';
import { emailCodes } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { hashCode, makeCode } from './code-hash.ts';

const MINUTE_MS = 60_000;
const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** Codes to one address are counted over this time. */
const WINDOW_MS = 15 * MINUTE_MS;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/**
 * Stores the new code in the place of the old one, unless the address has had its share of codes in this window.
 * One statement, so that calls at the same time cannot both take the last one.
 */
async function storeCode(context: AppContext, email: string, code: string): Promise<boolean> {
  const now = context.now();
  const windowStart = after(now, -WINDOW_MS);
  const isNewWindow = sql`${emailCodes.windowStartedAt} <= ${windowStart}`;
  const fresh = {
    codeHash: hashCode(context.secret, email, code),
    tries: 0,
    expiresAt: after(now, CODE_LIFETIME_MS),
    createdAt: now,
  };
  const stored = await context.database
    .insert(emailCodes)
    .values({ email, ...fresh, sent: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: emailCodes.email,
      set: {
        ...fresh,
        sent: sql`case when ${isNewWindow} then 1 else ${emailCodes.sent} + 1 end`,
        windowStartedAt: sql`case when ${isNewWindow} then ${now} else ${emailCodes.windowStartedAt} end`,
      },
      setWhere: context.config.limits.enforced
        ? sql`${isNewWindow} or ${emailCodes.sent} < ${context.config.limits.signInsPerAddress}`
        : sql`true`,
    })
    .returning({ email: emailCodes.email });
  return stored.length > 0;
}

/** Addresses are not kept for longer than it takes to count their codes. */
async function forgetOldCodes(context: AppContext): Promise<void> {
  const limit = after(context.now(), -WINDOW_MS - CODE_LIFETIME_MS);
  await context.database.delete(emailCodes).where(lt(emailCodes.createdAt, limit));
}

const text = (code: string) => `Your Hooplog sign-in code is ${code}

It is good for 10 minutes and can be used once.
If you did not ask for it, you can ignore this mail; nobody can sign in without the code.
`;

/** Mails a new code to an address, known or not; a code sent earlier is no longer good. */
export async function sendEmailCode(context: AppContext, email: string): Promise<void> {
  await forgetOldCodes(context);
  const code = makeCode();
  if (!(await storeCode(context, email, code))) {
    throw new AppError(
      'rate_limited',
      'Too many codes were sent to this address. Please wait 15 minutes and try again.',
      { headers: { 'retry-after': String(WINDOW_MS / 1000) } },
    );
  }
  try {
    await context.mail.send({
      to: email,
      subject: `${code} is your Hooplog code`,
      text: text(code),
    });
  } catch (error) {
    context.log.error({ err: error }, 'a sign-in code could not be mailed');
    throw new AppError('unavailable', 'The mail could not be sent. Please try again later.', {
      cause: error,
    });
  }
}

import { randomBytes } from 'node:crypto';
import { phrase } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { eq, lt } from 'drizzle-orm';
import { siteUrl } from '../../config/site-url.ts';
import { emailChanges } from '../../database/schema/email-changes.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import {
  newAddressMail,
  oldAddressMail,
  takenAddressMail,
} from '../../mail/templates/email-change.ts';
import type { AppContext } from '../context.ts';
import { makeCode } from '../sign-in/code-hash.ts';
import type { User } from '../users/find-user.ts';
import { hashChangeCode, hashStopSecret } from './change-hash.ts';
import { refuseAddress } from './refuse-address.ts';

const MINUTE_MS = 60_000;
/** Two mails have to arrive. */
const CODES_MS = 30 * MINUTE_MS;
/** Long enough to stop at leisure a change that was tried at night. */
const STOPPABLE_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Starts a change of address: sends a code to the present address, with a link that cancels the change, and one to the new
 * address. If the new address already has an account, it gets a mail that says so instead; the caller does not find out. Replaces
 * an earlier change of this user.
 *
 * @param session the caller's session: the codes work in no other
 */
export async function startEmailChange(
  context: AppContext,
  {
    user,
    email,
    session,
  }: {
    readonly user: User;
    readonly email: string;
    readonly session: string;
  },
): Promise<void> {
  const { config, database, mail, now, secret } = context;
  if (email === user.email) {
    throw invalidField('email', phrase('This is the address that you have already.'));
  }
  await refuseAddress(database, context, user, email);
  const moment = now().getTime();
  await database
    .delete(emailChanges)
    .where(lt(emailChanges.expiresAt, new Date(moment - STOPPABLE_MS)));
  const isTaken = (await database.$count(users, eq(users.email, email))) > 0;
  const [oldCode, newCode] = [makeCode(false), makeCode(false)];
  const stop = randomBytes(32).toString('base64url');
  const change = {
    ...{ session, email, tries: 0 },
    oldCodeHash: hashChangeCode(secret, user.id, { email: user.email, code: oldCode }),
    newCodeHash: isTaken ? null : hashChangeCode(secret, user.id, { email, code: newCode }),
    stopHash: hashStopSecret(stop),
    expiresAt: new Date(moment + CODES_MS),
  };
  await database
    .insert(emailChanges)
    .values({ ...change, userId: user.id })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  const site = siteUrl(config);
  const stopUrl = `${site}/api/mail/email-change?token=${stop}`;
  const letters = inLanguage(user.language, () => ({
    old: oldAddressMail({ code: oldCode, email, stopUrl }),
    new: isTaken ? takenAddressMail(`${site}/login`) : newAddressMail(newCode, site),
  }));
  try {
    await mail.send({ to: user.email, ...letters.old });
    await mail.send({ to: email, ...letters.new });
  } catch (error) {
    context.log.error({ err: error }, 'the codes of a change of address could not be mailed');
    throw new AppError(
      'unavailable',
      phrase('The mail could not be sent. Please try again later.'),
      { cause: error },
    );
  }
}

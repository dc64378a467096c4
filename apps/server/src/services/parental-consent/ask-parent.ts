import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { and, eq, lt, isNull, sql } from 'drizzle-orm';
import { siteUrl } from '../../config/site-url.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { playerName } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { type Consent, consentOf } from './consent.ts';
import { questionToParent } from './letters.ts';
import { mailboxOf } from './mailbox-of.ts';
import { hashToken, makeToken } from './token.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Mails a parent the question. Another mail, to the same or another address, invalidates the previous link and gives its reader
 * the full time to answer.
 */
export async function askParent(
  context: AppContext,
  child: User,
  parentEmail: string,
): Promise<Consent> {
  if (mailboxOf(parentEmail) === mailboxOf(child.email)) {
    throw invalidField(
      'parentEmail',
      phrase('This is your own mailbox. We need the address of a parent.'),
    );
  }
  await consentOf(context.database, child.id);
  const token = makeToken();
  const consent = await noteMail(context, child.id, parentEmail, hashToken(context.secret, token));
  const link = `${siteUrl(context.config)}/consent/${token}`;
  const letter = inLanguage(child.language, () =>
    questionToParent(playerName(child), child.email, link, consent.deadline),
  );
  try {
    await context.mail.send({ to: parentEmail, ...letter });
  } catch (error) {
    context.log.error({ err: error }, 'a parent could not be asked');
    throw new AppError(
      'unavailable',
      phrase('The mail could not be sent. Please try again later.'),
      {
        cause: error,
      },
    );
  }
  return consent;
}

/** Counts the mail before sending it, so that simultaneous calls cannot both use the last one. */
async function noteMail(
  { database, now }: AppContext,
  userId: string,
  parentEmail: string,
  tokenHash: string,
): Promise<Consent> {
  const deadline = new Date(now().getTime() + LIMITS.PARENT_ANSWER_DAYS * DAY_MS);
  const [consent] = await database
    .update(parentalConsents)
    .set({ parentEmail, tokenHash, deadline, mailsSent: sql`${parentalConsents.mailsSent} + 1` })
    .where(
      and(
        eq(parentalConsents.userId, userId),
        isNull(parentalConsents.grantedAt),
        lt(parentalConsents.mailsSent, LIMITS.PARENT_MAILS_MAX),
      ),
    )
    .returning();
  if (consent !== undefined) return consent;
  throw new AppError(
    'rate_limited',
    phrase('We have mailed {max} times already. Please ask your parent to look for our mail.', {
      max: LIMITS.PARENT_MAILS_MAX,
    }),
  );
}

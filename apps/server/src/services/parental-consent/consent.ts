import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { notFound } from '../../errors/app-error.ts';

export type Consent = typeof parentalConsents.$inferSelect;

export const mailsLeft = ({ mailsSent, grantedAt }: Consent): boolean =>
  grantedAt === null && mailsSent < LIMITS.PARENT_MAILS_MAX;

/** The consent record of a child's account; `not_found` for users without one. */
export async function consentOf(database: Queryable, userId: string): Promise<Consent> {
  const [consent] = await database
    .select()
    .from(parentalConsents)
    .where(eq(parentalConsents.userId, userId));
  if (consent === undefined) throw notFound(phrase('Question to a parent not found'));
  return consent;
}

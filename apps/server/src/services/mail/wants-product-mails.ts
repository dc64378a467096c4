import { eq } from 'drizzle-orm';
import { mailRefusals } from '../../database/schema/mail.ts';
import { users } from '../../database/schema/users.ts';
import { addressHash } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';

/**
 * Users with a complete profile have been asked about product mails, so their answer counts. For others it counts whether they
 * unsubscribed.
 */
export async function wantsProductMails(
  { database, secret }: MailContext,
  address: string,
): Promise<boolean> {
  const [user] = await database
    .select({ productUpdates: users.productUpdates, profileComplete: users.profileComplete })
    .from(users)
    .where(eq(users.email, address));
  if (user?.productUpdates === 0) return false;
  if (user?.profileComplete === 1) return true;
  const refusals = await database
    .select({ hash: mailRefusals.addressHash })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, addressHash(secret, address)));
  return refusals.length === 0;
}

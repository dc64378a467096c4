import { lt } from 'drizzle-orm';
import { deviceLinks } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { hashSecret, makeSecret } from './secret.ts';

const LIFETIME_MS = 2 * 60_000;
/** The page that made a link polls its state. */
const STATE_KEPT_MS = 60 * 60_000;

export interface NewDeviceLink {
  readonly id: string;
  /** Returned only here; the database stores its hash. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Creates a link that signs in one more device as this user, while the session that creates it lasts. */
export async function createDeviceLink(
  context: AppContext,
  { userId, session }: { readonly userId: string; readonly session: string },
): Promise<NewDeviceLink> {
  const { database } = context;
  const now = context.now().getTime();
  await database
    .delete(deviceLinks)
    .where(lt(deviceLinks.expiresAt, new Date(now - STATE_KEPT_MS)));
  const secret = makeSecret();
  const expiresAt = new Date(now + LIFETIME_MS);
  const [made] = await database
    .insert(deviceLinks)
    .values({ userId, session, secretHash: hashSecret(context.secret, secret), expiresAt })
    .returning({ id: deviceLinks.id });
  if (made === undefined) throw new Error('No row was inserted');
  return { id: made.id, secret, expiresAt };
}

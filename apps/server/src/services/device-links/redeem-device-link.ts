import { phrase } from '@hooplog/language';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { deviceLinks, users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { Proved } from '../sign-in/proved.ts';
import type { User } from '../users/find-user.ts';
import { hashSecret } from './secret.ts';

/** The same answer for unknown, used and expired links. */
const noLongerGood = () =>
  new AppError('code_invalid', phrase('This code no longer works. Show a new one and scan it.'));

/** Condition for a link that can still be used. */
const isGood = (context: AppContext, secret: string) =>
  and(
    eq(deviceLinks.secretHash, hashSecret(context.secret, secret)),
    isNull(deviceLinks.device),
    gt(deviceLinks.expiresAt, context.now()),
  );

/** The user whom a link would sign in; the link stays valid. */
export async function previewDeviceLink(context: AppContext, secret: string): Promise<User> {
  const [found] = await context.database
    .select({ user: users })
    .from(deviceLinks)
    .innerJoin(users, eq(users.id, deviceLinks.userId))
    .where(isGood(context, secret));
  if (found === undefined) throw noLongerGood();
  return found.user;
}

/**
 * Uses a link up and returns its user. A single statement, so that of two devices at once only one gets in.
 *
 * @param device as its owner knows it, such as "Safari on iPhone"
 */
export async function redeemDeviceLink(
  context: AppContext,
  { secret, device }: { readonly secret: string; readonly device: string },
): Promise<Proved> {
  const user = await previewDeviceLink(context, secret);
  const useUp = async (tx: Transaction) => {
    const used = await tx
      .update(deviceLinks)
      .set({ device })
      .where(isGood(context, secret))
      .returning({ id: deviceLinks.id });
    if (used.length === 0) throw noLongerGood();
  };
  return { user, useUp };
}

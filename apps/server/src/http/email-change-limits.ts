import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { sharedCount } from '../services/limits/shared-count.ts';

const DAY_MS = 24 * 3_600_000;
/** Somebody else's mailbox is not to be filled; its owner still has room beside one who tries to. */
const MAX_TO_ADDRESS = 10;

const tooMany = () =>
  new AppError(
    'rate_limited',
    phrase('Too many changes of address for one day. Please try again tomorrow.'),
  );

/**
 * Counts changes of address that are asked for: of a user as many a day as there are sign-in codes of an address, so that guessing
 * has the same small chance; and those to one address.
 */
export function countEmailChanges(
  context: AppContext,
): (userId: string, email: string) => Promise<void> {
  const { enforced, signInsPerAddress } = context.config.limits;
  if (!enforced) return () => Promise.resolve();
  const window = DAY_MS;
  const name = 'changes of address';
  const of = sharedCount(context, { name: `${name} of`, max: signInsPerAddress, window });
  const to = sharedCount(context, { name: `${name} to`, max: MAX_TO_ADDRESS, window });
  return async (userId, email) => {
    if ((await of.add(userId)).current > signInsPerAddress) throw tooMany();
    if ((await to.add(email)).current > MAX_TO_ADDRESS) throw tooMany();
  };
}

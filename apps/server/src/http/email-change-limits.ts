import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { sharedCount } from '../services/limits/shared-count.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Protects a stranger's mailbox from being flooded, and leaves its owner some attempts when someone tries to.
 */
const MAX_TO_ADDRESS = 10;

const tooMany = () =>
  new AppError(
    'rate_limited',
    phrase('Too many changes of address for one day. Please try again tomorrow.'),
  );

/**
 * Limits requested changes of address: per user as many a day as there are sign-in codes per address, which
 * keeps the chance of a guess as small; and per target address.
 */
export function countEmailChanges(
  context: AppContext,
): (userId: string, email: string) => Promise<void> {
  const counts = () => {
    const { signInsPerAddress: max } = context.config.limits;
    const name = 'changes of address';
    return [
      { max, count: sharedCount(context, { name: `${name} of`, max, window: DAY_MS }) },
      {
        max: MAX_TO_ADDRESS,
        count: sharedCount(context, { name: `${name} to`, max: MAX_TO_ADDRESS, window: DAY_MS }),
      },
    ] as const;
  };
  let made: ReturnType<typeof counts> | null = null;
  return async (userId, email) => {
    if (!context.config.limits.enforced) return;
    const [of, to] = (made ??= counts());
    if ((await of.count.add(userId)).current > of.max) throw tooMany();
    if ((await to.count.add(email)).current > to.max) throw tooMany();
  };
}

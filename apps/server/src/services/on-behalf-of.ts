import { eq } from 'drizzle-orm';
import { withConnectionQuota } from '../database/fair-pool.ts';
import { users } from '../database/schema/users.ts';
import { AppError, unauthorized } from '../errors/app-error.ts';
import type { AppContext } from './context.ts';
import type { User } from './users/find-user.ts';

type Context = Pick<AppContext, 'database'>;

/**
 * Does what one user asks for: together, their calls hold a part of the database's connections and no more. Whose account is
 * deleted meanwhile is a stranger, as with the next call.
 */
export const onBehalfOf = <T>(
  context: Context,
  user: User,
  work: () => T | Promise<T>,
): Promise<T> =>
  withConnectionQuota(user.id, async () => {
    try {
      return await work();
    } catch (error) {
      // A write that fails because the account's rows are gone looks like a defect.
      if (!(error instanceof AppError) && (await isGone(context, user))) throw unauthorized();
      throw error;
    }
  });

/** Limit in milliseconds of each check: a database that hangs does not report it. */
const isGone = ({ database }: Context, { id }: User): Promise<boolean> =>
  database.$count(users, eq(users.id, id)).then(
    (count) => count === 0,
    () => false,
  );

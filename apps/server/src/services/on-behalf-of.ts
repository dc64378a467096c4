import { withConnectionQuota } from '../database/fair-pool.ts';
import type { User } from './users/find-user.ts';

/** Does what one user asks for: together, their calls hold a part of the database's connections and no more. */
export const onBehalfOf = <T>(user: User, work: () => T | Promise<T>): Promise<T> =>
  withConnectionQuota(user.id, work);

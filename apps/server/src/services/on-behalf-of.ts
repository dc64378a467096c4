import { withConnectionQuota } from '../database/fair-pool.ts';
import type { User } from './users/find-user.ts';

/** Runs work for one user, within the quota of database connections that all their calls share. */
export const onBehalfOf = <T>(user: User, work: () => T | Promise<T>): Promise<T> =>
  withConnectionQuota(user.id, work);

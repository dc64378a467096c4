import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';

/**
 * Whether an account of the query's `users` is paused: an operator disabled it, or a parent has not agreed yet. The same
 * as `mayUseAccount` denies.
 */
export const isPaused = sql<boolean>`(${users.disabledAt} is not null or ${users.awaitsParent} = 1)`;

/**
 * Belongs to every query that shows one user to another. Left out: messages and announcements as they were written,
 * one's own list of mutes, and the lists by which owners and coaches take somebody out. True where no user was joined.
 */
export const isNotPaused: SQL = sql`${isPaused} is not true`;

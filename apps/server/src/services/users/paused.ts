import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';

/**
 * Whether an account of the query's `users` is paused: an operator disabled it, or a parent has not consented yet. The same rule
 * as `mayUseAccount`.
 */
export const isPaused = sql<boolean>`(${users.disabledAt} is not null or ${users.awaitsParent} = 1)`;

/**
 * Required in every query that shows one user to another. Exceptions: the authors of messages and announcements, one's own list
 * of mutes, and the lists in which owners and coaches remove people. True if the query joined no user.
 */
export const isNotPaused: SQL = sql`${isPaused} is not true`;

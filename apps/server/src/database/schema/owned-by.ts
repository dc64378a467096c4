import { uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The user who owns the row; it is deleted with them. */
export const ownedBy = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

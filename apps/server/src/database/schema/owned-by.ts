import { uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The user a row belongs to; it goes when they go. */
export const ownedBy = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

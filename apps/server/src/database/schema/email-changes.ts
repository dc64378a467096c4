import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { sessions } from './users.ts';

/** Changes of email addresses that were started but not finished; at most one per user. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ownedBy().primaryKey(),
    /** The session that asked for it: the codes work in no other. */
    session: varchar()
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** The new address, lower case. */
    email: varchar({ length: 254 }).notNull(),
    /** Keyed hash of the code sent to the present address. */
    oldCodeHash: text().notNull(),
    /** Keyed hash of the code sent to the new address; null if that address has an account already and got no code. */
    newCodeHash: text(),
    /** Hash of the secret in the link that cancels the change. */
    stopHash: text().notNull().unique(),
    tries: integer().notNull().default(0),
    /** When the codes expire; the link works for longer. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('email_changes_session').on(table.session),
    index('email_changes_expires').on(table.expiresAt),
  ],
);

/**
 * Former addresses of accounts: unsubscribe links in mails sent there still work. Stored as keyed hashes, so the table reveals no
 * address.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    addressHash: text().primaryKey(),
    /** The account that had it last. */
    userId: ownedBy(),
    createdAt: createdAt(),
  },
  (table) => [index('former_addresses_user').on(table.userId)],
);

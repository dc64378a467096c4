import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { sessions } from './users.ts';

/** Changes of addresses that were asked for and not done. One of a user at a time. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ownedBy().primaryKey(),
    /** That asked for it: the codes are good in no other. */
    session: varchar()
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** The one to come, lower case. */
    email: varchar({ length: 254 }).notNull(),
    /** Keyed hash of the code that went to the present address. */
    oldCodeHash: text().notNull(),
    /** Of the one that went to the new address; null where that has an account, and got none. */
    newCodeHash: text(),
    /** Hash of the secret in the link that stops it. */
    stopHash: text().notNull().unique(),
    tries: integer().notNull().default(0),
    /** Of the codes; the link works for longer. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('email_changes_session').on(table.session),
    index('email_changes_expires').on(table.expiresAt),
  ],
);

/** Addresses that accounts had: links of mails that went there still end mails. A keyed hash tells nobody's address. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    addressHash: text().primaryKey(),
    /** Who had it last. */
    userId: ownedBy(),
    createdAt: createdAt(),
  },
  (table) => [index('former_addresses_user').on(table.userId)],
);

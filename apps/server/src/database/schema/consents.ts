import { boolean, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** A parent's consent to the account of a child under 13: requested, pending or given. */
export const parentalConsents = pgTable(
  'parental_consents',
  {
    /** The child. */
    userId: ownedBy().primaryKey(),
    /** Lower case; null until the child names one. */
    parentEmail: varchar({ length: 254 }),
    /** Keyed hash of the secret in the mailed link. */
    tokenHash: text().unique(),
    mailsSent: integer().notNull().default(0),
    /** Without consent the account is deleted at this moment. */
    deadline: instant().notNull(),
    grantedAt: instant(),
    /** Whether the child may join squads, teams and challenges. */
    mayJoin: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('parental_consents_deadline').on(table.deadline),
    index('parental_consents_parent').on(table.parentEmail),
  ],
);

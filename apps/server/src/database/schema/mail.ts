import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Unsubscribed addresses without an account. Stored as keyed hashes, so the table reveals no address. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
});

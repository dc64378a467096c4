import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Addresses without an account that want no mails. A keyed hash: the table tells nobody's address. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
});

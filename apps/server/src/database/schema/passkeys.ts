import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { users } from './users.ts';

/** By which users sign in without a mail. Only the public halves are here: a stolen table lets nobody in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownedBy(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, as it says itself; 0 where it does not count, as those do that devices share. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`. */
    transports: jsonb().$type<string[]>().notNull(),
    /** The device that it was added on. */
    name: text().notNull(),
    createdAt: createdAt(),
    /** Null: never used. */
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What passkeys were asked to sign. A row goes when it is answered, rightly or not. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 256 random bits, base64url. */
    challenge: text().primaryKey(),
    /** Who makes a passkey; null of a sign-in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Random id of the browser that signs in; its signed cookie holds the same. */
    browser: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);

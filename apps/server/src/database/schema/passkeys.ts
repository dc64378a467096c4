import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { users } from './users.ts';

/** Passkeys with which users sign in without a mail. Only public keys are stored: a stolen table lets nobody in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownedBy(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** The authenticator's own count of its uses; 0 if it does not count, as with passkeys synced between devices. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it, such as `internal` or `usb`. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Name of the device on which it was added. */
    name: text().notNull(),
    createdAt: createdAt(),
    /** Null: never used. */
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Open WebAuthn challenges. A row is deleted when it is answered, rightly or wrongly. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 256 random bits, base64url. */
    challenge: text().primaryKey(),
    /** The user who adds a passkey; null for a sign-in. */
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

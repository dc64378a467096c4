import { COURT_KINDS, type Equipment, type SharingChoice } from '@hooplog/domain';
import { LANGUAGES } from '@hooplog/language';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localDay, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Always lower case. */
    email: varchar({ length: 254 }).notNull().unique(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** Size of the photo's file; null without a photo, and for photos older than this column. */
    photoBytes: integer(),
    isCoach: integer().notNull().default(0),
    displayName: varchar({ length: 50 }),
    birthday: instant(),
    position: text(),
    /** Inches. */
    height: integer(),
    skillLevel: text(),
    profileComplete: integer().notNull().default(0),
    marketingEmails: integer().notNull().default(0),
    productUpdates: integer().notNull().default(1),
    /** 1 to receive a weekly summary by email. */
    weeklyDigest: integer().notNull().default(0),
    /** The last week for which a digest was queued. */
    digestWeek: localDay(),
    /** IANA name; decides to which calendar day a workout belongs. */
    timeZone: text().notNull().default('UTC'),
    /** 1 when the player chose it in the settings: then devices do not suggest their own. */
    timeZoneFixed: integer().notNull().default(0),
    /** How lengths are shown; they are stored in inches and feet. Null until chosen: then the reader's region decides. */
    units: text({ enum: ['imperial', 'metric'] }),
    /** The three-point line that decides what counts as a three where the court does not; null until they choose. */
    threePointLine: text({ enum: COURT_KINDS }),
    /** Language of messages to them; null until they sign in with a client that names one. */
    language: text({ enum: LANGUAGES }),
    /** Their usual hoop and ball; null until they set them. */
    equipment: jsonb().$type<Equipment>(),
    /** 1 while a child's account waits for a parent's consent: it can do nothing else until then. */
    awaitsParent: integer().notNull().default(0),
    /** 1 shown, 0 hidden; null until the player chooses, when their age decides. */
    onLeaderboard: integer(),
    /** 1 to be shown a second streak, which forgives one day a week. */
    weeklyRestDay: integer().notNull().default(0),
    /** What they chose to share in the feeds of their squads. */
    squadSharing: jsonb().$type<SharingChoice>().notNull().default({}),
    /** Since when an operator has blocked the account; null: open. */
    disabledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    /** Operators search accounts by the beginning of address or name. */
    index('users_email_prefix').on(sql`${table.email} text_pattern_ops`),
    index('users_name_prefix').on(sql`lower(${table.displayName}) text_pattern_ops`),
    check('users_height', sql`${table.height} between 48 and 96`),
  ],
);

/** How a user signs in: `email` itself, or an account at a provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    providerId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('accounts_provider').on(table.provider, table.providerId),
    index('accounts_user').on(table.userId),
  ],
);

/** Written by the session store; `sess` holds the user's id. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar().primaryKey(),
    sess: json().notNull(),
    expire: timestamp({ withTimezone: true, precision: 6 }).notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    /** For listing and ending all sessions of one user. */
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
  ],
);

/**
 * Sign-in codes, each valid only in the browser that asked for it. A row outlives its code: it counts the unused codes of an
 * address.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    /** Random id of the browser that asked; its signed cookie holds the same id. */
    browser: text().notNull(),
    /** Keyed hash: with a stolen table nobody can sign in. */
    codeHash: text().notNull(),
    /** Twelve digits; several browsers may share one. */
    isLong: boolean().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_codes_browser').on(table.email, table.browser, table.createdAt),
    index('email_codes_created').on(table.createdAt),
  ],
);

/** Links with which a signed-in user signs in one more device. They live for two minutes. */
export const deviceLinks = pgTable(
  'device_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that made it; the link is deleted with it. */
    session: varchar()
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** Keyed hash: with a stolen table nobody can sign in. */
    secretHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    /** "Safari on iPhone"; null until it is used. */
    device: text(),
  },
  (table) => [
    index('device_links_session').on(table.session),
    index('device_links_user').on(table.userId),
    index('device_links_expires').on(table.expiresAt),
  ],
);

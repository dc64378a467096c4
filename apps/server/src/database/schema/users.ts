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
    /** Of the photo's file; null without one, and of those of before this was kept. */
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
    /** 1 to get the week behind them by e-mail. */
    weeklyDigest: integer().notNull().default(0),
    /** The last week of which a digest was queued. */
    digestWeek: localDay(),
    /** IANA name; decides which calendar day a workout belongs to. */
    timeZone: text().notNull().default('UTC'),
    /** 1 when the player chose it in the settings: then no device asks to use its own. */
    timeZoneFixed: integer().notNull().default(0),
    /** How lengths are shown; they are kept in inches and feet. Null until chosen: then the reader's region decides. */
    units: text({ enum: ['imperial', 'metric'] }),
    /** Whose three-point line decides what counts as a three where a court does not say; null until they choose. */
    threePointLine: text({ enum: COURT_KINDS }),
    /** Of what is written to them; null until they sign in with a client that says so. */
    language: text({ enum: LANGUAGES }),
    /** The hoop and ball that they usually have; null until they say so. */
    equipment: jsonb().$type<Equipment>(),
    /** 1 while a child's account waits for a parent's consent: it can do nothing else. */
    awaitsParent: integer().notNull().default(0),
    /** 1 shown, 0 hidden; null until the player chooses, when their age decides. */
    onLeaderboard: integer(),
    /** 1 to be told a second streak, which forgives a day a week. */
    weeklyRestDay: integer().notNull().default(0),
    /** What they chose to show in the feeds of their squads. */
    squadSharing: jsonb().$type<SharingChoice>().notNull().default({}),
    /** Since when an operator lets nobody in by this account; null: open. */
    disabledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    /** Operators find accounts by how address or name begin. */
    index('users_email_prefix').on(sql`${table.email} text_pattern_ops`),
    index('users_name_prefix').on(sql`lower(${table.displayName}) text_pattern_ops`),
    check('users_height', sql`${table.height} between 48 and 96`),
  ],
);

/** Ways by which a user signs in: `email` itself, or an account at a provider. */
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
    /** All of one user, to be listed and ended. */
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
  ],
);

/**
 * The codes that were asked for, each good in the browser that asked for it. A row outlives its code: it counts the
 * codes of an address that nobody used.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    /** Random id of the browser that asked; its signed cookie holds the same. */
    browser: text().notNull(),
    /** Keyed hash: a stolen table signs nobody in. */
    codeHash: text().notNull(),
    /** Twelve digits, which several browsers may share. */
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

/** Links by which a signed-in user signs one more device in. They live for two minutes. */
export const deviceLinks = pgTable(
  'device_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** That made it: with it the link goes. */
    session: varchar()
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** Keyed hash: a stolen table signs nobody in. */
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

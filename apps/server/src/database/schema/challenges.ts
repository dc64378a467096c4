import { CHALLENGE_KINDS, CHALLENGE_LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localDay } from './columns.ts';
import { groupMembers, groups } from './community.ts';
import { users } from './users.ts';

/** A competition among members of a squad over some days. Its standings are read from workouts: nothing is counted here. */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Null once the creator's account is gone; the challenge continues. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: varchar({ length: CHALLENGE_LIMITS.NAME_MAX }),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** Minimum attempts to be ranked, for challenges by percentage. */
    minShots: integer(),
    /** The key of the drill whose best result counts. */
    drill: text(),
    /** Whether only shots count that this server saw in films. */
    filmedOnly: boolean().notNull(),
    firstDay: localDay().notNull(),
    lastDay: localDay().notNull(),
    /** The challenge that this one repeats; each has at most one repeat. */
    previousId: uuid(),
    idempotencyKey: text(),
    /** When the participants were notified of the end; null until then. */
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.previousId], foreignColumns: [table.id] }).onDelete('set null'),
    unique('challenges_next').on(table.previousId),
    unique('challenges_idempotency').on(table.groupId, table.creatorId, table.idempotencyKey),
    index('challenges_of_group').on(table.groupId, table.lastDay, table.id),
    index('challenges_creator').on(table.creatorId),
    index('challenges_to_tell')
      .on(table.lastDay)
      .where(sql`told_at is null`),
    check('challenges_period', sql`${table.firstDay} <= ${table.lastDay}`),
    check(
      'challenges_shots',
      sql`(${table.kind} = 'percentage') = (${table.minShots} is not null)`,
    ),
    check('challenges_drill', sql`(${table.kind} = 'drill') = (${table.drill} is not null)`),
  ],
);

/** Participants, by their own choice. Taking part ends with membership of the squad. */
export const challengeMembers = pgTable(
  'challenge_members',
  {
    challengeId: uuid()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    groupId: uuid().notNull(),
    userId: uuid().notNull(),
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.userId] }),
    foreignKey({
      name: 'challenge_members_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    index('challenge_members_user').on(table.groupId, table.userId),
  ],
);

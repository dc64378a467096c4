import { type LocalDay, REACTIONS } from '@hooplog/domain';
import { bigint, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { groupMembers } from './community.ts';
import { ownedBy } from './owned-by.ts';

/** What the trash list shows of a row, so that it need not read all of it. */
export interface TrashedSummary {
  readonly name: string | null;
  readonly localDay: LocalDay | null;
  readonly made: number;
  readonly totalShots: number;
  readonly minutes: number;
}

/**
 * Deleted workouts and videos that can be restored for some days. Their rows are removed from all other tables, so that no other
 * query can show them.
 */
export const trash = pgTable(
  'trash',
  {
    /** Id of the workout, or of a video without one. */
    id: uuid().primaryKey(),
    userId: ownedBy(),
    kind: text({ enum: ['workout', 'manual_workout', 'video'] }).notNull(),
    summary: jsonb().$type<TrashedSummary>().notNull(),
    /** Its rows by table, as PostgreSQL writes them in JSON. */
    rows: jsonb().$type<Readonly<Record<string, readonly object[]>>>().notNull(),
    /** Ids of surviving rows that referenced it. */
    namedBy: jsonb()
      .$type<Readonly<Record<'badges' | 'messages' | 'offers', readonly string[]>>>()
      .notNull(),
    /** The video whose folder in the storage stays until then. */
    videoId: uuid(),
    /** Storage keys of its files in that folder. */
    files: text().array().notNull(),
    /** Bytes that the files take of the user's quota. */
    bytes: bigint({ mode: 'number' }).notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [
    index('trash_user').on(table.userId, table.deletedAt, table.id),
    index('trash_deleted').on(table.deletedAt),
    index('trash_video').on(table.videoId),
  ],
);

/** Reactions of squad members to an item in the trash. They belong to those members and are deleted with them. */
export const trashedReactions = pgTable(
  'trashed_reactions',
  {
    id: id(),
    trashId: uuid()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    groupId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The player whose item it was. */
    authorId: uuid().notNull(),
    reaction: text({ enum: REACTIONS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('trashed_reactions_trash').on(table.trashId),
    index('trashed_reactions_user').on(table.groupId, table.userId),
    index('trashed_reactions_author').on(table.groupId, table.authorId),
    foreignKey({
      name: 'trashed_reactions_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'trashed_reactions_author_member',
      columns: [table.groupId, table.authorId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
  ],
);

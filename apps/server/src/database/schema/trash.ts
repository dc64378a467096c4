import { type LocalDay, REACTIONS } from '@hooplog/domain';
import { bigint, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { groupMembers } from './community.ts';
import { ownedBy } from './owned-by.ts';

/** What the list of the trash says of a row, so that it does not read all of it. */
export interface TrashedSummary {
  readonly name: string | null;
  readonly localDay: LocalDay | null;
  readonly made: number;
  readonly totalShots: number;
  readonly minutes: number;
}

/**
 * Workouts and videos that were deleted and can be restored for some days. Their rows are in no other table any more, so that
 * whatever reads those cannot show them.
 */
export const trash = pgTable(
  'trash',
  {
    /** Of the workout, or of a video without one. */
    id: uuid().primaryKey(),
    userId: ownedBy(),
    kind: text({ enum: ['workout', 'manual_workout', 'video'] }).notNull(),
    summary: jsonb().$type<TrashedSummary>().notNull(),
    /** Its rows by table, as PostgreSQL writes them. */
    rows: jsonb().$type<Readonly<Record<string, readonly object[]>>>().notNull(),
    /** Ids of rows that live on and named it. */
    namedBy: jsonb()
      .$type<Readonly<Record<'badges' | 'messages' | 'offers', readonly string[]>>>()
      .notNull(),
    /** Whose folder in the storage stays meanwhile. */
    videoId: uuid(),
    /** Keys of its files in that folder. */
    files: text().array().notNull(),
    /** What they take of the user's room. */
    bytes: bigint({ mode: 'number' }).notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [
    index('trash_user').on(table.userId, table.deletedAt, table.id),
    index('trash_deleted').on(table.deletedAt),
    index('trash_video').on(table.videoId),
  ],
);

/** What members of a squad thought of what lies in the trash; theirs, so it goes with them. */
export const trashedReactions = pgTable(
  'trashed_reactions',
  {
    id: id(),
    trashId: uuid()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    groupId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Whose item it was. */
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

import { REACTIONS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { groupMembers } from './community.ts';
import { feedItem } from './feed-item.ts';

/** Reactions of squad members to an item of the feed. Deleted when either of the two leaves the squad. */
export const feedReactions = pgTable(
  'feed_reactions',
  {
    id: id(),
    groupId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The player whose item it is. */
    authorId: uuid().notNull(),
    ...feedItem('cascade'),
    itemId: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(workout_id, manual_workout_id, badge_id)`),
    reaction: text({ enum: REACTIONS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'feed_reactions_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'feed_reactions_author',
      columns: [table.groupId, table.authorId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    unique('feed_reactions_once').on(table.groupId, table.itemId, table.userId, table.reaction),
    // For finding the reactions to a deleted item.
    index('feed_reactions_user').on(table.groupId, table.userId),
    index('feed_reactions_author').on(table.groupId, table.authorId),
    index('feed_reactions_workout').on(table.workoutId),
    index('feed_reactions_manual_workout').on(table.manualWorkoutId),
    index('feed_reactions_badge').on(table.badgeId),
    check(
      'feed_reactions_item',
      sql`num_nonnulls(${table.workoutId}, ${table.manualWorkoutId}, ${table.badgeId}) = 1`,
    ),
  ],
);

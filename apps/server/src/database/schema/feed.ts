import { REACTIONS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { groupMembers } from './community.ts';
import { feedItem } from './feed-item.ts';

/** What members of a squad think of an item of its feed, by a tap. Goes when one of the two leaves the squad. */
export const feedReactions = pgTable(
  'feed_reactions',
  {
    id: id(),
    groupId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Whose item it is. */
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
    // What is deleted finds what was said of it.
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

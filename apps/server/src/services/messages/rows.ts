import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/connect.ts';
import { messages } from '../../database/schema/community.ts';
import { userAchievements } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { playerColumns } from '../players/player.ts';

const authors = alias(users, 'authors');

/** Owner of the squad's feed item that a message answers. */
const authorId = sql`coalesce(${workouts.userId}, ${manualWorkouts.userId}, ${userAchievements.userId})`;

/** Messages with their authors and what they answer. */
export const selectMessages = (database: Queryable, condition: SQL | undefined) =>
  database
    .select({
      id: messages.id,
      groupId: messages.groupId,
      userId: messages.userId,
      content: messages.content,
      createdAt: messages.createdAt,
      replyToId: messages.replyToId,
      removedAt: messages.removedAt,
      player: playerColumns,
      authorId: authors.id,
      itemKind: sql<
        'workout' | 'timed' | 'badge'
      >`case when ${messages.workoutId} is not null then 'workout'
        when ${messages.manualWorkoutId} is not null then 'timed' else 'badge' end`,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .leftJoin(workouts, eq(workouts.id, messages.workoutId))
    .leftJoin(manualWorkouts, eq(manualWorkouts.id, messages.manualWorkoutId))
    .leftJoin(userAchievements, eq(userAchievements.id, messages.badgeId))
    .leftJoin(authors, eq(authors.id, authorId))
    .where(condition);

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  manualWorkoutExercises,
  manualWorkouts,
  notifications,
  reels,
  shotData,
  shotOffers,
  shots,
  type trash,
  users,
  videoChoices,
  videos,
  videoScenes,
  webhookCalls,
  webhooks,
  workouts,
} from '../../database/schema/index.ts';

type TrashedKind = (typeof trash.$inferSelect)['kind'];

/** What is moved to the trash as one. */
export interface Whole {
  readonly kind: TrashedKind;
  /** Of the workout, or of a video without one. */
  readonly id: string;
  /** Of the workout, or itself. */
  readonly videoId: string | null;
}

/** A table, and which of its rows go to the trash. */
export interface Held {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  /** What may still be inserted again, of columns of the row. */
  readonly onlyIf?: SQL;
}

const ofVideo = (videoId: string | null): Held[] =>
  videoId === null
    ? []
    : [
        { table: videos, where: eq(videos.id, videoId) },
        { table: videoScenes, where: eq(videoScenes.videoId, videoId) },
        { table: videoChoices, where: eq(videoChoices.videoId, videoId) },
        // One that is not ready lost its job: it is made anew when it is asked for.
        { table: reels, where: and(eq(reels.videoId, videoId), eq(reels.state, 'ready')) },
        { table: notifications, where: eq(notifications.videoId, videoId) },
      ];

const ofWorkout = (id: string): Held[] => [
  { table: workouts, where: eq(workouts.id, id) },
  { table: shotData, where: eq(shotData.workoutId, id) },
  { table: shots, where: eq(shots.workoutId, id) },
  // Who was asked about shots, and what they said, holds for the film that comes back.
  {
    table: shotOffers,
    where: eq(shotOffers.workoutId, id),
    onlyIf: sql`user_id in (select ${users.id} from ${users})`,
  },
  {
    table: webhookCalls,
    where: eq(webhookCalls.workoutId, id),
    onlyIf: sql`webhook_id in (select ${webhooks.id} from ${webhooks})`,
  },
];

const ofManualWorkout = (id: string): Held[] => [
  { table: manualWorkouts, where: eq(manualWorkouts.id, id) },
  { table: manualWorkoutExercises, where: eq(manualWorkoutExercises.workoutId, id) },
];

/** All rows of a workout or video that the trash holds, in the order in which they can be inserted again. */
export function heldRows({ kind, id, videoId }: Whole): Held[] {
  switch (kind) {
    case 'workout':
      return [...ofWorkout(id), ...ofVideo(videoId)];
    case 'manual_workout':
      return ofManualWorkout(id);
    case 'video':
      return ofVideo(videoId);
  }
}

/**
 * Tables whose rows go with a workout or a video and are not in `heldRows`, each with the reason. `held-rows.test.ts` knows
 * every table that does.
 */
export const NOT_HELD: Readonly<Record<string, string>> = {
  video_parts: 'of unfinished uploads, which are deleted at once',
  feed_reactions: "others' rows: trashed_reactions has them",
};

export const HELD_TABLES: readonly string[] = [
  ...ofWorkout(''),
  ...ofVideo(''),
  ...ofManualWorkout(''),
].map(({ table }) => getTableName(table));

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

/** The item that is moved to the trash as a whole. */
export interface TrashItem {
  readonly kind: TrashedKind;
  /** Id of the workout, or of a video without one. */
  readonly id: string;
  /** The workout's video, or the video itself. */
  readonly videoId: string | null;
}

/** A table, and the condition for the rows that go to the trash. */
export interface Held {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  /** Condition on the row's columns for inserting it again. */
  readonly onlyIf?: SQL;
}

const ofVideo = (videoId: string | null): Held[] =>
  videoId === null
    ? []
    : [
        { table: videos, where: eq(videos.id, videoId) },
        { table: videoScenes, where: eq(videoScenes.videoId, videoId) },
        { table: videoChoices, where: eq(videoChoices.videoId, videoId) },
        // A reel that is not ready has lost its job: it is made again on request.
        { table: reels, where: and(eq(reels.videoId, videoId), eq(reels.state, 'ready')) },
        { table: notifications, where: eq(notifications.videoId, videoId) },
      ];

const ofWorkout = (id: string): Held[] => [
  { table: workouts, where: eq(workouts.id, id) },
  { table: shotData, where: eq(shotData.workoutId, id) },
  { table: shots, where: eq(shots.workoutId, id) },
  // Offers and their answers still hold when the film is restored.
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

/** All rows of a workout or video that the trash holds, in an order in which they can be inserted again. */
export function heldRows({ kind, id, videoId }: TrashItem): Held[] {
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
 * Tables whose rows are deleted with a workout or a video but are not in `heldRows`, each with the reason. `held-rows.test.ts`
 * checks that no table is missing.
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

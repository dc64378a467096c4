import { isDeepStrictEqual } from 'node:util';
import { type ReelCut, reelCuts, reelSeconds } from '@hooplog/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { reels, shots, videos } from '../../database/schema/workouts.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

export type ReelRow = typeof reels.$inferSelect;

/** The reel of a workout, as it stands or could be made. */
export interface Reel {
  readonly workoutId: string;
  readonly state: ReelRow['state'] | 'none';
  readonly progress: number;
  /** What it shows, or would show. */
  readonly cuts: readonly ReelCut[];
  readonly durationSeconds: number;
  /** Why none can be made; null where one can. */
  readonly refusal: string | null;
  readonly video: { readonly id: string; readonly renditionKey: string | null } | null;
  /** The stored one, also when the workout was corrected since. */
  readonly row: ReelRow | null;
}

/** Told where the film was here and is no more. */
export const REEL_GONE = 'The video of this workout is gone, so no reel can be made of it.';

function refusalOf(
  { source, countedOn }: WorkoutRow,
  renditionKey: string | null,
  cuts: readonly ReelCut[],
): string | null {
  if (source === 'manual') return 'A reel needs a video, and this workout has none.';
  if (renditionKey === null) {
    return countedOn === 'device' || countedOn === 'live'
      ? 'The video of this workout stayed on the device that counted it, so no reel can be made here.'
      : REEL_GONE;
  }
  return cuts.length === 0 ? 'There are no makes to show in this video.' : null;
}

async function videoOf(database: Queryable, workoutId: string) {
  const [found] = await database
    .select({
      id: videos.id,
      renditionKey: videos.renditionKey,
      media: videos.media,
      reel: reels,
    })
    .from(videos)
    .leftJoin(reels, eq(reels.videoId, videos.id))
    .where(eq(videos.workoutId, workoutId));
  return found ?? null;
}

/** The makes of a workout; at most as many as a workout has single shots. */
const makesOf = (database: Queryable, workoutId: string) =>
  database
    .select({
      outcome: shots.outcome,
      releaseSeconds: shots.releaseSeconds,
      rimSeconds: shots.rimSeconds,
    })
    .from(shots)
    .where(
      and(eq(shots.workoutId, workoutId), isNull(shots.dismissedAt), eq(shots.outcome, 'made')),
    );

/** Reads how the reel of a workout stands. One of other makes than the workout has by now counts as none. */
export async function reelOf(database: Queryable, workout: WorkoutRow): Promise<Reel> {
  const video = await videoOf(database, workout.id);
  const duration = video?.media?.durationSeconds ?? 0;
  const cuts = duration > 0 ? reelCuts(await makesOf(database, workout.id), duration) : [];
  const row = video?.reel ?? null;
  const isOfThese = row !== null && isDeepStrictEqual(row.cuts, cuts);
  return {
    workoutId: workout.id,
    state: isOfThese ? row.state : 'none',
    progress: isOfThese ? row.progress : 0,
    cuts,
    durationSeconds: reelSeconds(cuts),
    refusal: refusalOf(workout, video?.renditionKey ?? null, cuts),
    video,
    row,
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { ReelRefusal } from '@hooplog/contract';
import { type ReelCut, reelCuts, reelSeconds } from '@hooplog/domain';
import { type Phrase, phrase } from '@hooplog/language';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { reels, shots, videos } from '../../database/schema/workouts.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

export type ReelRow = typeof reels.$inferSelect;

/** State of a workout's reel, which may not exist yet. */
export interface Reel {
  readonly workoutId: string;
  readonly state: ReelRow['state'] | 'none';
  readonly progress: number;
  /** The cuts that it shows, or would show. */
  readonly cuts: readonly ReelCut[];
  readonly durationSeconds: number;
  /** Why no reel can be made; null if one can. */
  readonly refusal: ReelRefusal | null;
  readonly video: { readonly id: string; readonly renditionKey: string | null } | null;
  /** The stored reel, even if the workout has been corrected since. */
  readonly row: ReelRow | null;
}

export const REFUSALS: Readonly<Record<ReelRefusal, Phrase>> = {
  no_video: phrase('A reel needs a video, and this workout has none.'),
  on_device: phrase(
    'The video of this workout stayed on the device that counted it, so no reel can be made here.',
  ),
  gone: phrase('The video of this workout is gone, so no reel can be made of it.'),
  no_makes: phrase('There are no makes to show in this video.'),
};

function refusalOf(
  { source, countedOn }: WorkoutRow,
  renditionKey: string | null,
  cuts: readonly ReelCut[],
): ReelRefusal | null {
  if (source === 'manual') return 'no_video';
  if (renditionKey === null) {
    return countedOn === 'device' || countedOn === 'live' ? 'on_device' : 'gone';
  }
  return cuts.length === 0 ? 'no_makes' : null;
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

/** State of a workout's reel. A stored reel of other makes than the present ones counts as none. */
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

import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { shots } from '../../database/schema/workouts.ts';
import { saveHashOf } from '../workouts/save-hash.ts';

/** The columns of a shot that the player gets: when and where it was taken and its outcome, but nothing that the film shows. */
const columns = {
  releaseSeconds: shots.releaseSeconds,
  rimSeconds: shots.rimSeconds,
  zone: shots.zone,
  courtX: shots.courtX,
  courtY: shots.courtY,
  outcome: shots.outcome,
  kind: shots.kind,
};

/** The shots of a film that are marked as a player's, by time, as the owner of the film has them now. */
export const readOfferedShots = (
  database: Queryable,
  { workoutId, userId }: { readonly workoutId: string; readonly userId: string },
) =>
  database
    .select(columns)
    .from(shots)
    .where(and(eq(shots.workoutId, workoutId), eq(shots.takerId, userId)))
    .orderBy(asc(shots.rimSeconds), asc(shots.id));

export type OfferedShot = Awaited<ReturnType<typeof readOfferedShots>>[number];

export const hashOfShots = (offered: readonly OfferedShot[]): string => saveHashOf(offered);

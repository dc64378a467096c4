import { phrase } from '@hooplog/language';
import { type KindTotals, sumKinds } from '@hooplog/domain';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { shotData, shots, videos, workouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import type { PlayerRow } from '../players/player.ts';
import { readFilmer } from '../shot-offers/filmed-by.ts';
import type { Contribution, ZoneTotals } from '../statistics/contribution.ts';
import { threesOf } from '../statistics/threes-of.ts';
import { readSpotted, readVerified, sumVerified } from './verified-shots.ts';

export type WorkoutRow = typeof workouts.$inferSelect;
export type ShotRow = typeof shots.$inferSelect;

/** One workout with its zones, shots and video. */
export interface WorkoutWithShots {
  readonly workout: WorkoutRow;
  readonly zones: readonly ZoneTotals[];
  /** In order of time; shots without a moment come last. */
  readonly shots: readonly ShotRow[];
  /** Taken by another player, in order of time. */
  readonly othersShots: readonly ShotRow[];
  /** For shots from another player's film: that player, if the owner may see their name. Undefined for all others. */
  readonly filmedBy?: PlayerRow | null;
  readonly video: Pick<typeof videos.$inferSelect, 'id' | 'posterKey' | 'warnings'> | null;
}

/** The workout of that user; another user's is not found. */
export async function ownWorkout(
  database: Queryable,
  userId: string,
  workoutId: string,
): Promise<WorkoutRow> {
  const [row] = await database.select().from(workouts).where(eq(workouts.id, workoutId));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Workout not found'));
  return row;
}

export async function zonesOf(database: Queryable, workoutId: string): Promise<ZoneTotals[]> {
  const rows = await database
    .select({ zone: shotData.zone, made: shotData.made, total: shotData.total })
    .from(shotData)
    .where(eq(shotData.workoutId, workoutId));
  // Zones are parsed before they are stored.
  return rows.map((row) => ({ ...row, zone: row.zone }));
}

/** The counted shots, by time. */
export function shotsOf(database: Queryable, workoutId: string): Promise<ShotRow[]> {
  return database
    .select()
    .from(shots)
    .where(and(eq(shots.workoutId, workoutId), isNull(shots.dismissedAt)))
    .orderBy(asc(shots.rimSeconds), asc(shots.id));
}

/** Shots that another player took, by time. */
const othersOf = (database: Queryable, workoutId: string): Promise<ShotRow[]> =>
  database
    .select()
    .from(shots)
    .where(and(eq(shots.workoutId, workoutId), eq(shots.byAnother, true)))
    .orderBy(asc(shots.rimSeconds), asc(shots.id));

/** The shots of a film by kind and zone, as they are stored now. */
export async function kindsOfFilm(tx: Transaction, workoutId: string): Promise<KindTotals[]> {
  const { kind, zone, outcome } = shots;
  const counted = and(eq(shots.workoutId, workoutId), isNull(shots.dismissedAt), isNotNull(kind));
  return sumKinds(await tx.select({ kind, zone, outcome }).from(shots).where(counted));
}

/** Includes shots that the player dismissed. */
export function shotsWithDismissed(database: Queryable, workoutId: string): Promise<ShotRow[]> {
  return database.select().from(shots).where(eq(shots.workoutId, workoutId));
}

export async function withShots(
  database: Queryable,
  workout: WorkoutRow,
): Promise<WorkoutWithShots> {
  const [video] = await database
    .select({ id: videos.id, posterKey: videos.posterKey, warnings: videos.warnings })
    .from(videos)
    .where(eq(videos.workoutId, workout.id));
  return {
    workout,
    zones: await zonesOf(database, workout.id),
    shots: await shotsOf(database, workout.id),
    othersShots: workout.source === 'video' ? await othersOf(database, workout.id) : [],
    ...(workout.filmedByAnother && { filmedBy: await readFilmer(database, workout) }),
    video: video ?? null,
  };
}

/** The workout's contribution to the statistics, as it is stored now. */
export async function contributionOf(tx: Transaction, workout: WorkoutRow): Promise<Contribution> {
  const verified = await readVerified(tx, workout);
  const zones = (await zonesOf(tx, workout.id)).map((part) => {
    const { made, total } = sumVerified(verified, ({ zone }) => zone === part.zone);
    return { ...part, verifiedMade: made, verifiedTotal: total };
  });
  return {
    workoutId: workout.id,
    day: workout.localDay,
    made: workout.made,
    totalShots: workout.totalShots,
    verifiedMade: sumVerified(verified).made,
    verifiedShots: sumVerified(verified).total,
    minutes: 0,
    zones,
    kinds: workout.kindData.map((part) => {
      const isMeant = ({ zone, kind }: (typeof verified)[number]) =>
        zone === part.zone && kind === part.kind;
      const { made, total } = sumVerified(verified, isMeant);
      return { ...part, verifiedMade: made, verifiedTotal: total };
    }),
    threes: threesOf(workout.courtKind, zones, await readSpotted(tx, workout)),
  };
}

export async function replaceZones(
  tx: Transaction,
  workoutId: string,
  zones: readonly ZoneTotals[],
): Promise<void> {
  await tx.delete(shotData).where(eq(shotData.workoutId, workoutId));
  const rows = zones.filter(({ total }) => total > 0).map((zone) => ({ workoutId, ...zone }));
  if (rows.length > 0) await tx.insert(shotData).values(rows);
}

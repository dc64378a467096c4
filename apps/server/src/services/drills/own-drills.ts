import { OWN_DRILL, readOwnDrill } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, count, desc, eq } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import { type Queryable, transaction } from '../../database/connect.ts';
import { ownDrills } from '../../database/schema/drills.ts';
import { workouts } from '../../database/schema/workouts.ts';
import { AppError, invalidField, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { lockUser } from '../users/lock-user.ts';

type Context = Pick<AppContext, 'database'>;
export type OwnDrillRow = typeof ownDrills.$inferSelect;

function refuseUnknown(key: string): void {
  if (readOwnDrill(key) === null) throw invalidField('key', phrase('Unknown drill'));
}

/** The drill in that user's list; another user's is not found. */
async function ownDrill(database: Queryable, userId: string, id: string): Promise<OwnDrillRow> {
  const [row] = await database.select().from(ownDrills).where(eq(ownDrills.id, id));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Drill not found'));
  return row;
}

async function findByKey(database: Queryable, userId: string, key: string) {
  const isIt = and(eq(ownDrills.userId, userId), eq(ownDrills.key, key));
  const [row] = await database.select().from(ownDrills).where(isIt);
  return row ?? null;
}

/** Newest first. */
export function listOwnDrills({ database }: Context, userId: string): Promise<OwnDrillRow[]> {
  return database
    .select()
    .from(ownDrills)
    .where(eq(ownDrills.userId, userId))
    .orderBy(desc(ownDrills.createdAt), desc(ownDrills.id))
    .limit(OWN_DRILL.KEPT_MAX);
}

/** Saves a drill that the user made or received; saving it again returns the existing one. */
export function createOwnDrill(
  { database }: Context,
  userId: string,
  key: string,
): Promise<OwnDrillRow> {
  refuseUnknown(key);
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const known = await findByKey(tx, userId, key);
    if (known !== null) return known;
    const ofUser = eq(ownDrills.userId, userId);
    const [existing] = await tx.select({ total: count() }).from(ownDrills).where(ofUser);
    if ((existing?.total ?? 0) >= OWN_DRILL.KEPT_MAX) {
      throw new AppError(
        'conflict',
        phrase('You can keep {max} drills. Delete one first.', { max: OWN_DRILL.KEPT_MAX }),
      );
    }
    const [row] = await tx.insert(ownDrills).values({ userId, key }).returning();
    if (row === undefined) throw new Error('No row came back');
    return row;
  });
}

async function isPlayed(database: Queryable, userId: string, key: string): Promise<boolean> {
  const plays = and(eq(workouts.userId, userId), eq(workouts.drill, key));
  const found = await database.select({ id: workouts.id }).from(workouts).where(plays).limit(1);
  return found.length > 0;
}

/** Changes a drill that has no results yet: another rule makes another drill, whose results would not be comparable. */
export function updateOwnDrill(
  { database }: Context,
  userId: string,
  id: string,
  key: string,
): Promise<OwnDrillRow> {
  refuseUnknown(key);
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const before = await ownDrill(tx, userId, id);
    if (before.key === key) return before;
    if (await isPlayed(tx, userId, before.key)) {
      throw new AppError('conflict', phrase('You have played this drill. Make a new one instead.'));
    }
    if ((await findByKey(tx, userId, key)) !== null) {
      throw new AppError('conflict', phrase('You already have this drill.'));
    }
    const [row] = await tx.update(ownDrills).set({ key }).where(eq(ownDrills.id, id)).returning();
    if (row === undefined) throw new Error('No row came back');
    return row;
  });
}

/** Deletes a drill from the list. Workouts store the drill's key, so they do not change. */
export async function deleteOwnDrill(
  { database }: Context,
  userId: string,
  id: string,
): Promise<void> {
  await ownDrill(database, userId, id);
  await database.delete(ownDrills).where(eq(ownDrills.id, id));
}

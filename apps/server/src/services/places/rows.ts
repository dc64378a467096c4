import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';
import { AppError, notFound } from '../../errors/app-error.ts';

export type PlaceRow = typeof places.$inferSelect;

/** The place of that user; another user's is not found. */
export async function ownPlace(
  database: Queryable,
  userId: string,
  placeId: string,
): Promise<PlaceRow> {
  const [row] = await database.select().from(places).where(eq(places.id, placeId));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Place not found'));
  return row;
}

export async function refuseTakenName(
  tx: Transaction,
  userId: string,
  name: string,
  own?: string,
): Promise<void> {
  const [holder] = await tx
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.userId, userId), eq(places.name, name)));
  if (holder === undefined || holder.id === own) return;
  throw new AppError('conflict', phrase('You already have a place called {name}.', { name }));
}

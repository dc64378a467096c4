import { LIMITS } from '@hooplog/domain';
import { desc, eq } from 'drizzle-orm';
import { places } from '../../database/schema/places.ts';
import type { AppContext } from '../context.ts';
import type { PlaceRow } from './rows.ts';

/** The last used first. */
export function listPlaces(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<PlaceRow[]> {
  return database
    .select()
    .from(places)
    .where(eq(places.userId, userId))
    .orderBy(desc(places.usedAt), desc(places.id))
    .limit(LIMITS.PLACES_MAX);
}

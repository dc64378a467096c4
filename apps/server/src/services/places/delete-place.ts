import { eq } from 'drizzle-orm';
import { places } from '../../database/schema/places.ts';
import type { AppContext } from '../context.ts';
import { ownPlace } from './rows.ts';

export async function deletePlace(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  placeId: string,
): Promise<void> {
  const { id } = await ownPlace(database, userId, placeId);
  await database.delete(places).where(eq(places.id, id));
}

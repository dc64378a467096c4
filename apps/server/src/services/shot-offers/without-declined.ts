import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import type { OthersShots } from '../workouts/review-shots.ts';

/** A player who has declined shots of a film is not named again, even by a page that does not know it yet. */
export async function withoutDeclined(
  tx: Transaction,
  workoutId: string,
  { takers, ...others }: OthersShots,
): Promise<OthersShots> {
  if (takers === undefined || takers.length === 0) return { ...others, takers };
  const declined = await tx
    .select({ userId: shotOffers.userId })
    .from(shotOffers)
    .where(and(eq(shotOffers.workoutId, workoutId), eq(shotOffers.state, 'declined')));
  const ids = declined.map(({ userId }) => userId);
  return { ...others, takers: takers.filter(({ playerId }) => !ids.includes(playerId)) };
}

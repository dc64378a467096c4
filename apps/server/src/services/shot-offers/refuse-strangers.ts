import { phrase } from '@hooplog/language';
import { and, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { invalidField } from '../../errors/app-error.ts';
import { isNotPaused } from '../users/paused.ts';
import type { Review } from '../workouts/review-shots.ts';
import type { ShotRow } from '../workouts/rows.ts';
import { isMateOf } from './mates.ts';

/**
 * Throws if a shot names a player who is not a mate. Names given before may stay: a review is saved whole, even after somebody
 * has left a squad.
 */
export async function refuseStrangers(
  tx: Transaction,
  filmerId: string,
  { takers }: Pick<Review, 'takers'>,
  before: readonly Pick<ShotRow, 'takerId'>[],
): Promise<void> {
  const known = new Set(before.map(({ takerId }) => takerId));
  const named = [...takers.keys()].filter((id) => id !== null).filter((id) => !known.has(id));
  const ids = named.filter((id) => id !== filmerId);
  const isMate = isMateOf(sql`${filmerId}::uuid`, sql`${users.id}`);
  const isOne = and(inArray(users.id, ids), isMate, isNotPaused);
  const mates = ids.length === 0 ? 0 : await tx.$count(users, isOne);
  if (mates === named.length) return;
  throw invalidField('takers', phrase('Choose somebody from your squads and teams'));
}

import type { PortableDrill } from '@hooplog/contract';
import { OWN_DRILL, readOwnDrill } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { ownDrills } from '../../database/schema/drills.ts';
import { lockUser } from '../users/lock-user.ts';

/** Adds own drills that the player does not have yet, up to the limit. */
export async function importDrills(
  tx: Transaction,
  userId: string,
  list: readonly PortableDrill[],
): Promise<void> {
  await lockUser(tx, userId);
  const ofUser = eq(ownDrills.userId, userId);
  const known = await tx.select({ key: ownDrills.key }).from(ownDrills).where(ofUser);
  const existing = new Set(known.map(({ key }) => key));
  const added = new Set(
    list.map(({ key }) => key).filter((key) => !existing.has(key) && readOwnDrill(key) !== null),
  );
  // Files list the newest first; reversed, so that the newest is written last.
  const rows = [...added].slice(0, OWN_DRILL.KEPT_MAX - existing.size).toReversed();
  if (rows.length > 0) await tx.insert(ownDrills).values(rows.map((key) => ({ userId, key })));
}

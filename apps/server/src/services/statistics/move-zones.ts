import type { LocalDay, ZoneId } from '@hooplog/domain';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { Contribution, ZoneCounts } from './apply-workout-change.ts';
import { moveZones, zoneSums } from './zone-sums.ts';

/** Rows of statistics carry zones that were parsed when the workout was saved. */
const parsed = (rows: readonly (Omit<ZoneCounts, 'zone'> & { readonly zone: string })[]) =>
  rows.map((row): ZoneCounts => ({ ...row, zone: row.zone as ZoneId }));

async function moveDay(
  tx: Transaction,
  userId: string,
  day: LocalDay,
  removed: readonly ZoneCounts[],
  added: readonly ZoneCounts[],
): Promise<void> {
  const ofDay = and(eq(zoneDays.userId, userId), eq(zoneDays.day, day));
  const rows = await tx.select().from(zoneDays).where(ofDay);
  const moved = moveZones(zoneSums(parsed(rows)), removed, added);
  await tx.delete(zoneDays).where(ofDay);
  if (moved.length === 0) return;
  await tx.insert(zoneDays).values(moved.map((zone) => ({ userId, day, ...zone })));
}

/** Takes the shots of `before` out of its day and puts those of `after` into theirs. */
export async function moveZoneDays(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  for (const day of new Set([before, after].flatMap((part) => part?.day ?? []))) {
    const removed = before?.day === day ? before.zones : [];
    const added = after?.day === day ? after.zones : [];
    if (removed.length + added.length > 0) await moveDay(tx, userId, day, removed, added);
  }
}

/** The same over all days. */
export async function moveZoneTotals(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  const rows = await tx.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));
  const moved = moveZones(zoneSums(parsed(rows)), before?.zones ?? [], after?.zones ?? []);
  await tx.delete(zoneTotals).where(eq(zoneTotals.userId, userId));
  if (moved.length === 0) return;
  await tx.insert(zoneTotals).values(moved.map((zone) => ({ userId, ...zone })));
}

import type { LocalDay } from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { Contribution } from './contribution.ts';
import { moveZones, zoneSums } from './zone-sums.ts';

/** Takes the shots of `before` out of their days and puts those of `after` into theirs. */
export async function moveZoneDays(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const days = daysWithZones([...before, ...after]);
  if (days.length === 0) return;
  const ofDays = and(eq(zoneDays.userId, userId), inArray(zoneDays.day, days));
  const kept = Map.groupBy(await tx.select().from(zoneDays).where(ofDays), ({ day }) => day);
  const moved = days.flatMap((day) => {
    const zones = moveZones(
      zoneSums(kept.get(day) ?? []),
      zonesOn(day, before),
      zonesOn(day, after),
    );
    return zones.map((zone) => ({ userId, day, ...zone }));
  });
  await tx.delete(zoneDays).where(ofDays);
  await insertMany(tx, zoneDays, moved);
}

const daysWithZones = (workouts: readonly Contribution[]): LocalDay[] => [
  ...new Set(workouts.flatMap(({ day, zones }) => (zones.length > 0 ? [day] : []))),
];

const zonesOf = (workouts: readonly Contribution[]) => workouts.flatMap(({ zones }) => zones);

const zonesOn = (day: LocalDay, workouts: readonly Contribution[]) =>
  zonesOf(workouts.filter((workout) => workout.day === day));

/** The same over all days. */
export async function moveZoneTotals(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const rows = await tx.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));
  const moved = moveZones(zoneSums(rows), zonesOf(before), zonesOf(after));
  await tx.delete(zoneTotals).where(eq(zoneTotals.userId, userId));
  if (moved.length === 0) return;
  await tx.insert(zoneTotals).values(moved.map((zone) => ({ userId, ...zone })));
}

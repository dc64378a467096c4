import {
  NO_SHOTS,
  addTotals,
  subtractTotals,
  type LocalDay,
  type Totals,
  type ZoneId,
} from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { zoneDays } from '../../database/schema/statistics.ts';
import type { Contribution } from './apply-workout-change.ts';

/** day → zone → shots */
type Sums = Map<LocalDay, Map<string, Totals>>;

function change(sums: Sums, day: LocalDay, zone: string, next: (now: Totals) => Totals): void {
  const zones = sums.get(day) ?? new Map<string, Totals>();
  sums.set(day, zones.set(zone, next(zones.get(zone) ?? NO_SHOTS)));
}

async function readSums(tx: Transaction, userId: string, days: LocalDay[]): Promise<Sums> {
  const rows = await tx.select().from(zoneDays).where(ofDays(userId, days));
  const sums: Sums = new Map();
  for (const { day, zone, made, total } of rows) {
    change(sums, day as LocalDay, zone, () => ({ made, total }));
  }
  return sums;
}

const ofDays = (userId: string, days: LocalDay[]) =>
  and(eq(zoneDays.userId, userId), inArray(zoneDays.day, days));

/** Takes the shots of `before` out of its day and puts those of `after` into theirs: two days of 14 zones at most. */
export async function moveZoneDays(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  const days = [before, after].flatMap((part) => (part === null ? [] : [part.day]));
  const sums = await readSums(tx, userId, days);
  for (const { zone, ...shots } of before?.zones ?? []) {
    if (before !== null) change(sums, before.day, zone, (now) => subtractTotals(now, shots));
  }
  for (const { zone, ...shots } of after?.zones ?? []) {
    if (after !== null) change(sums, after.day, zone, (now) => addTotals(now, shots));
  }
  const rows = [...sums].flatMap(([day, zones]) =>
    [...zones].map(([zone, shots]) => ({ userId, day, zone: zone as ZoneId, ...shots })),
  );
  const kept = rows.filter(({ total }) => total > 0);
  await tx.delete(zoneDays).where(ofDays(userId, days));
  if (kept.length > 0) await tx.insert(zoneDays).values(kept);
}

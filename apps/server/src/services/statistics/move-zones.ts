import type { LocalDay } from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { Contribution, ZoneCounts } from './contribution.ts';
import { moveCounts } from './move-counts.ts';

interface ZoneDay extends ZoneCounts {
  readonly day: LocalDay;
}

const zoneDaysOf = (workouts: readonly Contribution[]): ZoneDay[] =>
  workouts.flatMap(({ day, zones }) => zones.map((zone) => ({ ...zone, day })));

/** Takes the shots of `before` out of their days and adds those of `after` to theirs. */
export async function moveZoneDays(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const [removed, added] = [zoneDaysOf(before), zoneDaysOf(after)];
  const days = [...new Set([...removed, ...added].map(({ day }) => day))];
  if (days.length === 0) return;
  const ofDays = and(eq(zoneDays.userId, userId), inArray(zoneDays.day, days));
  const stored = await tx.select().from(zoneDays).where(ofDays);
  const moved = moveCounts<ZoneDay>(stored, removed, added, ({ day, zone }) => `${day} ${zone}`);
  await tx.delete(zoneDays).where(ofDays);
  await insertMany(
    tx,
    zoneDays,
    moved.map((row) => ({ ...row, userId })),
  );
}

const zonesOf = (workouts: readonly Contribution[]) => workouts.flatMap(({ zones }) => zones);

/** The same over all days. */
export async function moveZoneTotals(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const stored = await tx.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));
  const moved = moveCounts<ZoneCounts>(stored, zonesOf(before), zonesOf(after), ({ zone }) => zone);
  await tx.delete(zoneTotals).where(eq(zoneTotals.userId, userId));
  await insertMany(
    tx,
    zoneTotals,
    moved.map((row) => ({ ...row, userId })),
  );
}

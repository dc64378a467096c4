import { type LocalDay, SHOT_KINDS } from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { kindDays, kindTotals } from '../../database/schema/statistics.ts';
import type { Contribution, KindCounts } from './contribution.ts';
import { moveCounts } from './move-counts.ts';

interface KindDay extends KindCounts {
  readonly day: LocalDay;
}

const kindDaysOf = (workouts: readonly Contribution[]): KindDay[] =>
  workouts.flatMap(({ day, kinds }) => kinds.map((kind) => ({ ...kind, day })));

/** Takes the shots of `before` that have a kind out of the sums by day and in all, and adds those of `after`. */
export async function moveKinds(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const [removed, added] = [kindDaysOf(before), kindDaysOf(after)];
  if (removed.length + added.length === 0) return;
  await moveKindDays(tx, userId, removed, added);
  const ofUser = eq(kindTotals.userId, userId);
  const stored = await tx.select().from(kindTotals).where(ofUser);
  const moved = moveCounts<KindCounts>(
    stored,
    removed,
    added,
    ({ kind, zone }) => `${kind} ${zone ?? ''}`,
  );
  await tx.delete(kindTotals).where(ofUser);
  await insertMany(
    tx,
    kindTotals,
    moved.map((row) => ({ ...row, userId })),
  );
}

async function moveKindDays(
  tx: Transaction,
  userId: string,
  removed: readonly KindDay[],
  added: readonly KindDay[],
): Promise<void> {
  const days = [...new Set([...removed, ...added].map(({ day }) => day))];
  const ofDays = and(
    eq(kindDays.userId, userId),
    // Lists all kinds, so that PostgreSQL can use the index on kind and day.
    inArray(kindDays.kind, [...SHOT_KINDS]),
    inArray(kindDays.day, days),
  );
  const stored = await tx.select().from(kindDays).where(ofDays);
  const moved = moveCounts<KindDay>(
    stored,
    removed,
    added,
    ({ day, kind, zone }) => `${day} ${kind} ${zone ?? ''}`,
  );
  await tx.delete(kindDays).where(ofDays);
  await insertMany(
    tx,
    kindDays,
    moved.map((row) => ({ ...row, userId })),
  );
}

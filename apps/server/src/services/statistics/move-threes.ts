import type { CourtKind, LocalDay } from '@hooplog/domain';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { threeDays } from '../../database/schema/statistics.ts';
import type { Contribution, Counts } from './contribution.ts';
import { addCounts, NO_COUNTS } from './move-counts.ts';

interface Change {
  readonly line: CourtKind;
  readonly day: LocalDay;
  readonly counts: Counts;
}

/** Differences by line and day: the workouts of `after` minus those of `before`. */
function changesOf(before: readonly Contribution[], after: readonly Contribution[]): Change[] {
  const changes = new Map<string, Change>();
  const add = ({ day, threes }: Contribution, sign: 1 | -1) => {
    for (const { line, ...added } of threes) {
      const key = `${line} ${day}`;
      const counts = addCounts(changes.get(key)?.counts ?? NO_COUNTS, added, sign);
      changes.set(key, { line, day, counts });
    }
  };
  for (const workout of after) add(workout, 1);
  for (const workout of before) add(workout, -1);
  return [...changes.values()];
}

/** Takes the threes of `before` out of their days and adds those of `after` to theirs. */
export async function moveThrees(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  await tx
    .insert(threeDays)
    .values(changes.map(({ line, day, counts }) => ({ userId, line, day, ...counts })))
    .onConflictDoUpdate({
      target: [threeDays.userId, threeDays.line, threeDays.day],
      set: {
        made: sql`${threeDays.made} + excluded.made`,
        total: sql`${threeDays.total} + excluded.total`,
        verifiedMade: sql`${threeDays.verifiedMade} + excluded.verified_made`,
        verifiedTotal: sql`${threeDays.verifiedTotal} + excluded.verified_total`,
      },
    });
  const days = [...new Set(changes.map(({ day }) => day))];
  const isOfDays = and(eq(threeDays.userId, userId), inArray(threeDays.day, days));
  await tx.delete(threeDays).where(and(isOfDays, lte(threeDays.total, 0)));
}

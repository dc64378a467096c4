import { addWeeks, LIMITS, localDayOf, localHourOf, weekOf } from '@hooplog/domain';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';

/** Queues a mail about the past week for everyone who wants one and whose morning it is. Returns how many. */
export async function queueDigests({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<number> {
  const moment = now();
  const [from, until] = LIMITS.DIGEST_HOURS;
  const zones = await database
    .selectDistinct({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.weeklyDigest, 1));
  let queued = 0;
  for (const { timeZone } of zones) {
    const today = localDayOf(moment, timeZone);
    const hour = localHourOf(moment, timeZone);
    if (weekOf(today) !== today || hour < from || hour >= until) continue;
    const week = addWeeks(today, -1);
    queued += await transaction(database, async (tx) => {
      // The update that finds the players also marks them, so that of two simultaneous runs only one finds each.
      const readers = await tx
        .update(users)
        .set({ digestWeek: week })
        .where(
          and(
            eq(users.timeZone, timeZone),
            eq(users.weeklyDigest, 1),
            isNull(users.disabledAt),
            or(isNull(users.digestWeek), lt(users.digestWeek, week)),
          ),
        )
        .returning({ id: users.id });
      for (const { id } of readers) {
        await enqueue(tx, 'send-mail', { template: 'weekly-digest', userId: id, week });
      }
      return readers.length;
    });
  }
  return queued;
}

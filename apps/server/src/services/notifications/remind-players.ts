import { addDays, LIMITS, type LocalDay, localDayOf, localHourOf } from '@hooplog/domain';
import { and, eq, gte } from 'drizzle-orm';
import { type Database, transaction, type Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { readOpenDue } from '../assignments/rows.ts';
import type { AppContext } from '../context.ts';
import { tell } from './tell.ts';

/** The players of one time zone, in its evening. */
interface Evening {
  readonly timeZone: string;
  readonly today: LocalDay;
  readonly now: Date;
}

async function eveningsAt(database: Database, now: Date): Promise<Evening[]> {
  const [from, until] = LIMITS.REMINDER_HOURS;
  const zones = await database.selectDistinct({ timeZone: users.timeZone }).from(users);
  return zones
    .filter(({ timeZone }) => {
      const hour = localHourOf(now, timeZone);
      return hour >= from && hour < until;
    })
    .map(({ timeZone }) => ({ timeZone, today: localDayOf(now, timeZone), now }));
}

/** Reminds players who trained yesterday but not yet today. */
async function remindOfStreaks(tx: Transaction, { timeZone, today }: Evening): Promise<void> {
  const atRisk = await tx
    .select({ userId: userStats.userId })
    .from(userStats)
    .innerJoin(users, eq(users.id, userStats.userId))
    .where(
      and(
        eq(users.timeZone, timeZone),
        eq(userStats.streakEndDay, addDays(today, -1)),
        gte(userStats.streakLength, LIMITS.STREAK_WORTH_KEEPING),
      ),
    );
  const news = { kind: 'streak_at_risk', about: `streak_at_risk:${today}`, day: today } as const;
  await tell(
    tx,
    atRisk.map(({ userId }) => ({ ...news, userId })),
  );
}

/** Reminds players of open assignments due today or tomorrow. */
async function remindOfAssignments(tx: Transaction, { timeZone, today, now }: Evening) {
  const due = await readOpenDue(tx, { timeZone, from: today, to: addDays(today, 1) }, now);
  const tidings = due.map(({ assignmentId, playerId }) => ({
    ...{ userId: playerId, kind: 'assignment_due' as const },
    ...{ about: `assignment_due:${assignmentId}`, assignmentId },
  }));
  await tell(tx, tidings);
}

/** In each player's evening, reminds them of what is due; at most once a day. */
export async function remindPlayers({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  for (const evening of await eveningsAt(database, now())) {
    await transaction(database, async (tx) => {
      await remindOfStreaks(tx, evening);
      await remindOfAssignments(tx, evening);
    });
  }
}

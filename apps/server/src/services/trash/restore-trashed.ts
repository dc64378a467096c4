import { phrase } from '@hooplog/language';
import { and, eq, getTableName, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { transaction, type Transaction } from '../../database/connect.ts';
import {
  feedReactions,
  manualWorkouts,
  messages,
  notifications,
  shotOffers,
  trash,
  trashedReactions,
  userAchievements,
  videos,
  workouts,
} from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import {
  contributionOf as contributionOfManual,
  ownManualWorkout,
} from '../manual-workouts/rows.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { orderQueue } from '../videos/queue-order.ts';
import { queueAgain } from '../videos/request-analysis.ts';
import { ownVideo } from '../videos/rows.ts';
import { isInProgress } from '../videos/states.ts';
import { callWaitingWebhooks } from '../webhooks/tell-webhooks.ts';
import { contributionOf, ownWorkout } from '../workouts/rows.ts';
import { type Held, heldRows } from './held-rows.ts';
import { lockTrashed, type TrashedRow } from './trashed-rows.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/**
 * Restores a workout or a video with everything that belonged to it, and counts it again. If it has been restored already, by a
 * repeat of this call, nothing happens.
 */
export async function restoreTrashed(
  { database, now }: Context,
  userId: string,
  id: string,
): Promise<void> {
  const isQueued = await transaction(database, async (tx) => {
    const trashed = await lockTrashed(tx, userId, id);
    if (trashed === null) {
      if (await isBack(tx, userId, id)) return false;
      throw notFound(phrase('This is not in your trash any more'));
    }
    await lockStatistics(tx, userId);
    await insertRows(tx, trashed);
    await nameAgain(tx, trashed);
    await bringReactionsBack(tx, trashed);
    await tx.delete(trash).where(eq(trash.id, id));
    await countAgain(tx, trashed);
    await callWaitingWebhooks(tx, userId, id);
    return goOnCounting(tx, trashed, now());
  });
  if (isQueued) await orderQueue(database);
}

async function isBack(tx: Transaction, userId: string, id: string): Promise<boolean> {
  for (const table of [workouts, manualWorkouts, videos]) {
    const own = and(eq(table.id, id), eq(table.userId, userId));
    if ((await tx.select({ id: table.id }).from(table).where(own)).length > 0) return true;
  }
  return false;
}

async function insertRows(tx: Transaction, trashed: TrashedRow): Promise<void> {
  const columns = await storedColumns(tx, trashed.id);
  for (const held of heldRows(trashed)) {
    const stored = columns.get(getTableName(held.table));
    if (stored !== undefined) await insertHeld(tx, trashed.id, held, stored);
  }
}

/** For each table with held rows, the stored columns that still exist; newer columns get their default. */
async function storedColumns(tx: Transaction, id: string): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", array_agg(column_name::text) as columns
    from ${trash}, information_schema.columns
    where ${trash.id} = ${id} and table_schema = current_schema() and is_generated = 'NEVER'
      and ${trash.rows} -> table_name -> 0 ? column_name
    group by table_name`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function insertHeld(
  tx: Transaction,
  id: string,
  { table, onlyIf = sql`true` }: Held,
  columns: readonly string[],
): Promise<void> {
  const name = getTableName(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => valueOf(table, column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${values} from ${trash},
      jsonb_populate_recordset(null::${sql.identifier(name)}, ${trash.rows} -> ${name}::text) as held
    where ${trash.id} = ${id} and ${onlyIf}
    ${table === notifications ? sql`on conflict do nothing` : sql.empty()}`);
}

const KEY = 'idempotency_key';

/** The value of a restored column. A reference that is set to null on deletion stays null if its row has been deleted since. */
function valueOf(table: PgTable, column: string): SQL {
  const value = sql`held.${sql.identifier(column)}`;
  if (column === KEY) return freeKey(table);
  const key = getTableConfig(table).foreignKeys.find((each) => {
    const { columns } = each.reference();
    return each.onDelete === 'set null' && columns.some(({ name }) => name === column);
  });
  if (key === undefined) return value;
  const { foreignTable, foreignColumns } = key.reference();
  return sql`(select ${foreignColumns[0]} from ${foreignTable} where ${foreignColumns[0]} = ${value})`;
}

/** If the same save was repeated since, the new workout has the key: two workouts cannot share it. */
const freeKey = (table: PgTable) => sql`case when exists (
  select from ${table} as other where other.user_id = held.user_id and other.idempotency_key = held.idempotency_key
) then null else held.idempotency_key end`;

async function nameAgain(tx: Transaction, { id, kind, namedBy }: TrashedRow): Promise<void> {
  const { badges, messages: answers, offers } = namedBy;
  if (badges.length > 0) {
    await tx
      .update(userAchievements)
      .set({ workoutId: id })
      .where(and(inArray(userAchievements.id, badges), isNull(userAchievements.workoutId)));
  }
  if (offers.length > 0) {
    await tx
      .update(shotOffers)
      .set({ copyId: id })
      .where(and(inArray(shotOffers.id, offers), isNull(shotOffers.copyId)));
  }
  if (answers.length > 0) {
    await tx
      .update(messages)
      .set(kind === 'workout' ? { workoutId: id } : { manualWorkoutId: id })
      .where(inArray(messages.id, answers));
  }
}

async function bringReactionsBack(tx: Transaction, { id, kind }: TrashedRow): Promise<void> {
  const reactions = await tx
    .select()
    .from(trashedReactions)
    .where(eq(trashedReactions.trashId, id));
  if (reactions.length === 0) return;
  const item = kind === 'workout' ? { workoutId: id } : { manualWorkoutId: id };
  await tx.insert(feedReactions).values(
    reactions.map(({ id: reactionId, groupId, userId, authorId, reaction, createdAt }) => ({
      ...{ id: reactionId, groupId, userId, authorId, reaction, createdAt, ...item },
    })),
  );
}

async function countAgain(tx: Transaction, { userId, kind, id }: TrashedRow): Promise<void> {
  if (kind === 'video') return;
  const contribution =
    kind === 'workout'
      ? await contributionOf(tx, await ownWorkout(tx, userId, id))
      : contributionOfManual(await ownManualWorkout(tx, userId, id));
  await applyWorkoutChange(tx, userId, null, contribution);
}

/** An analysis that was cut off begins again. */
async function goOnCounting(
  tx: Transaction,
  { userId, videoId }: TrashedRow,
  now: Date,
): Promise<boolean> {
  if (videoId === null) return false;
  const video = await ownVideo(tx, userId, videoId);
  if (!isInProgress(video.state)) return false;
  await queueAgain(tx, video, now);
  return true;
}

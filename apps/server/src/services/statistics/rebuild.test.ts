import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  addDays,
  COURT_KINDS,
  isThreeFrom,
  isThreeInZone,
  latestRun,
  type LocalDay,
  NO_RUN,
  type Run,
  type Totals,
  weekOf,
} from '@hooplog/domain';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  kindDays,
  kindTotals,
  threeDays,
  userDays,
  userStats,
  userWeeks,
  zoneDays,
  zoneTotals,
} from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { manualWorkouts, shotData, shots, workouts } from '../../database/schema/workouts.ts';
import { transaction } from '../../database/connect.ts';
import { perform, step, TODAY } from '../../testing/random-history.ts';
import { runImport } from '../../testing/send-import.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { AppContext } from '../context.ts';
import { exportJson } from '../own-data/export-data.ts';
import { receiveImport } from '../own-data/receive-import.ts';
import { longestRunOf } from './lock-statistics.ts';

const server = useTestApp();

const byKey = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** The first of the longest runs, computed day by day. */
function longestRun(days: readonly LocalDay[]): Run {
  let longest: Run = NO_RUN;
  for (const endDay of days) {
    let length = 1;
    while (days.includes(addDays(endDay, -length))) length += 1;
    if (length > longest.length) longest = { endDay, length };
  }
  return longest;
}

interface Seen {
  readonly day: LocalDay;
  readonly zone: string | null;
  readonly kind: string | null;
  readonly outcome: 'made' | 'missed';
}

/** Remaining shots that the program found in videos. */
async function seenShots({ database }: AppContext, userId: string): Promise<Seen[]> {
  const rows = await database
    .select()
    .from(shots)
    .innerJoin(workouts, eq(workouts.id, shots.workoutId))
    .where(eq(workouts.userId, userId));
  return rows
    .filter(({ workouts: { videoUrl } }) => videoUrl !== null)
    .filter(({ shots: shot }) => shot.detectedOutcome !== null && shot.dismissedAt === null)
    .map(({ shots: { zone, kind, outcome }, workouts: { localDay } }) => {
      return { day: localDay, zone, kind, outcome };
    });
}

/** Threes of single shots and of zones without single shots, by each line. */
async function rebuiltThrees({ database }: AppContext, userId: string) {
  const ofUser = eq(workouts.userId, userId);
  const singles = await database
    .select()
    .from(shots)
    .innerJoin(workouts, and(eq(workouts.id, shots.workoutId), ofUser))
    .where(isNull(shots.dismissedAt));
  const counted = await database
    .select()
    .from(shotData)
    .innerJoin(workouts, and(eq(workouts.id, shotData.workoutId), eq(workouts.source, 'manual')))
    .where(ofUser);
  const rows = COURT_KINDS.flatMap((line) => [
    ...singles.flatMap(({ shots: shot, workouts: { localDay: day, courtKind, countedOn } }) => {
      const { zone, courtX: x, courtY: y } = shot;
      const own = courtKind ?? line;
      if (zone === null) return [];
      const isThree =
        x === null || y === null ? isThreeInZone(zone, own) : isThreeFrom({ x, y }, own);
      const seen = countedOn === 'server' && shot.detectedOutcome !== null ? 1 : 0;
      const made = shot.outcome === 'made' ? 1 : 0;
      return isThree ? [{ line, day, made, total: 1, seenMade: seen * made, seen }] : [];
    }),
    ...counted.flatMap(({ shot_data: { zone, made, total }, workouts: { localDay: day } }) =>
      isThreeInZone(zone, line) ? [{ line, day, made, total, seenMade: 0, seen: 0 }] : [],
    ),
  ]);
  const groups = Map.groupBy(rows, ({ line, day }) => `${line} ${day}`);
  return [...groups.values()].flatMap((group) => {
    const sum = (name: 'made' | 'total' | 'seenMade' | 'seen') =>
      group.reduce((total, row) => total + row[name], 0);
    const counts = { made: sum('made'), total: sum('total') };
    const verified = { verifiedMade: sum('seenMade'), verifiedTotal: sum('seen') };
    return group.slice(0, 1).map(({ line, day }) => ({ line, day, ...counts, ...verified }));
  });
}

const countSeen = (seen: readonly Seen[]) => ({
  made: seen.filter(({ outcome }) => outcome === 'made').length,
  total: seen.length,
});

/** The statistics computed from the workouts themselves. */
async function rebuilt(context: AppContext, userId: string) {
  const { database } = context;
  const seen = await seenShots(context, userId);
  const rows = await database.select().from(workouts).where(eq(workouts.userId, userId));
  const timed = await database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, userId));
  const zoneRows = (
    await database
      .select({
        day: workouts.localDay,
        zone: shotData.zone,
        made: shotData.made,
        total: shotData.total,
      })
      .from(shotData)
      .innerJoin(workouts, eq(workouts.id, shotData.workoutId))
      .where(eq(workouts.userId, userId))
  ).map((row) => ({ ...row, kind: null }));
  const days = new Set([...rows, ...timed].map(({ localDay }) => localDay));
  const trainings = [
    ...rows.map(({ localDay, made, totalShots }) => ({ localDay, made, totalShots, minutes: 0 })),
    ...timed.map(({ localDay, totalDuration }) => ({
      localDay,
      made: 0,
      totalShots: 0,
      minutes: totalDuration,
    })),
  ];
  const trainingBy = (keyOf: (day: LocalDay) => object) => {
    const groups = Map.groupBy(trainings, (row) => JSON.stringify(keyOf(row.localDay)));
    const sum = (list: typeof trainings, name: 'made' | 'totalShots' | 'minutes') =>
      list.reduce((total, row) => total + row[name], 0);
    const verified = Map.groupBy(seen, ({ day }) => JSON.stringify(keyOf(day)));
    return [...groups].map(([key, list]) => ({
      ...(JSON.parse(key) as object),
      made: sum(list, 'made'),
      totalShots: sum(list, 'totalShots'),
      verifiedMade: countSeen(verified.get(key) ?? []).made,
      verifiedShots: countSeen(verified.get(key) ?? []).total,
      workoutCount: list.length,
      minutes: sum(list, 'minutes'),
    }));
  };
  const kindRows = rows.flatMap(({ localDay, kindData }) =>
    kindData.map((part) => ({ ...part, day: localDay })),
  );
  type Row = Totals & { day: string; zone: string | null; kind: string | null };
  const sumBy = (list: readonly Row[], keyOf: (row: Omit<Row, keyof Totals>) => object) => {
    const verified = Map.groupBy(seen, (shot) => JSON.stringify(keyOf(shot)));
    const groups = Map.groupBy(list, (row) => JSON.stringify(keyOf(row)));
    return [...groups].map(([key, group]) => ({
      ...(JSON.parse(key) as object),
      made: group.reduce((sum, { made }) => sum + made, 0),
      total: group.reduce((sum, { total }) => sum + total, 0),
      verifiedMade: countSeen(verified.get(key) ?? []).made,
      verifiedTotal: countSeen(verified.get(key) ?? []).total,
    }));
  };
  return {
    made: rows.reduce((sum, { made }) => sum + made, 0),
    totalShots: rows.reduce((sum, { totalShots }) => sum + totalShots, 0),
    verifiedShots: seen.length,
    workoutCount: rows.length + timed.length,
    run: latestRun([...days].toSorted()),
    longest: longestRun([...days].toSorted()),
    trainedDays: byKey(trainingBy((day) => ({ day }))),
    trainedWeeks: byKey(trainingBy((day) => ({ week: weekOf(day) }))),
    days: byKey(sumBy(zoneRows, ({ day, zone }) => ({ day, zone }))),
    zones: byKey(sumBy(zoneRows, ({ zone }) => ({ zone }))),
    kindDays: byKey(sumBy(kindRows, ({ kind, day, zone }) => ({ kind, day, zone }))),
    kinds: byKey(sumBy(kindRows, ({ kind, zone }) => ({ kind, zone }))),
    threes: byKey(await rebuiltThrees(context, userId)),
  };
}

async function storedTraining({ database }: Pick<AppContext, 'database'>, userId: string) {
  const sums = (table: typeof userDays | typeof userWeeks) => ({
    made: table.made,
    totalShots: table.totalShots,
    verifiedMade: table.verifiedMade,
    verifiedShots: table.verifiedShots,
    workoutCount: table.workoutCount,
    minutes: table.minutes,
  });
  return {
    trainedDays: byKey(
      await database
        .select({ day: userDays.day, ...sums(userDays) })
        .from(userDays)
        .where(eq(userDays.userId, userId)),
    ),
    trainedWeeks: byKey(
      await database
        .select({ week: userWeeks.week, ...sums(userWeeks) })
        .from(userWeeks)
        .where(eq(userWeeks.userId, userId)),
    ),
  };
}

const countsOf = (table: typeof kindDays | typeof kindTotals) => ({
  made: table.made,
  total: table.total,
  verifiedMade: table.verifiedMade,
  verifiedTotal: table.verifiedTotal,
});

async function stored({ database }: AppContext, userId: string) {
  const [stats] = await database.select().from(userStats).where(eq(userStats.userId, userId));
  if (stats === undefined) throw new Error('No statistics');
  const { day, zone, made, total, verifiedMade, verifiedTotal } = zoneDays;
  const run: Run =
    stats.streakEndDay === null
      ? { endDay: null, length: 0 }
      : { endDay: stats.streakEndDay, length: stats.streakLength };
  const ofThrees = getTableColumns(threeDays);
  return {
    made: stats.made,
    totalShots: stats.totalShots,
    verifiedShots: stats.verifiedShots,
    workoutCount: stats.workoutCount,
    run,
    longest: longestRunOf(stats),
    ...(await storedTraining({ database }, userId)),
    days: byKey(
      await database
        .select({ day, zone, made, total, verifiedMade, verifiedTotal })
        .from(zoneDays)
        .where(eq(zoneDays.userId, userId)),
    ),
    threes: byKey(
      (await database.select(ofThrees).from(threeDays).where(eq(threeDays.userId, userId))).map(
        ({ line, day, made, total, verifiedMade, verifiedTotal }) => ({
          line,
          day,
          made,
          total,
          verifiedMade,
          verifiedTotal,
        }),
      ),
    ),
    zones: byKey(
      await database
        .select({
          zone: zoneTotals.zone,
          made: zoneTotals.made,
          total: zoneTotals.total,
          verifiedMade: zoneTotals.verifiedMade,
          verifiedTotal: zoneTotals.verifiedTotal,
        })
        .from(zoneTotals)
        .where(eq(zoneTotals.userId, userId)),
    ),
    kindDays: byKey(
      await database
        .select({
          kind: kindDays.kind,
          day: kindDays.day,
          zone: kindDays.zone,
          ...countsOf(kindDays),
        })
        .from(kindDays)
        .where(eq(kindDays.userId, userId)),
    ),
    kinds: byKey(
      await database
        .select({ kind: kindTotals.kind, zone: kindTotals.zone, ...countsOf(kindTotals) })
        .from(kindTotals)
        .where(eq(kindTotals.userId, userId)),
    ),
  };
}

test('after any history, the kept statistics are those that the workouts themselves give', async () => {
  const { context } = server;
  server.clock = TODAY;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (history) => {
      run += 1;
      const [user] = await context.database
        .insert(users)
        .values({ email: `history${run}@example.com` })
        .returning();
      if (user === undefined) throw new Error('No row came back');
      for (const action of history) await perform(context, user, action);
      if (
        (await context.database.select().from(userStats).where(eq(userStats.userId, user.id)))
          .length
      ) {
        expect(await stored(context, user.id)).toEqual(await rebuilt(context, user.id));
      }
    }),
    { numRuns: 30 },
  );
});

test('after an import into a history, the stored statistics equal those computed from all workouts', async () => {
  const { context } = server;
  const { database } = context;
  server.clock = TODAY;
  const steps = fc.array(step, { minLength: 1, maxLength: 10 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, steps, async (exported, own) => {
      run += 1;
      const [from, to] = await database
        .insert(users)
        .values([{ email: `from${run}@example.com` }, { email: `to${run}@example.com` }])
        .returning();
      if (from === undefined || to === undefined) throw new Error('No row came back');
      for (const action of exported) await perform(context, from, action);
      for (const action of own) await perform(context, to, action);
      const parts: unknown[] = await Readable.from(exportJson(context, from)).toArray();
      const content = Readable.from([Buffer.from(parts.join(''))]);
      const { id } = await receiveImport(context, to, { content, declaredBytes: null });
      expect(await runImport(server, id)).toBe('done');
      const [stats] = await database.select().from(userStats).where(eq(userStats.userId, to.id));
      if (stats === undefined) return;
      expect(await stored(context, to.id)).toEqual(await rebuilt(context, to.id));
    }),
    { numRuns: 10 },
  );
});

test('the migration counts existing verified shots as the code does', async () => {
  const { context } = server;
  server.clock = TODAY;
  const { database } = context;
  const [user] = await database.insert(users).values({ email: 'before@example.com' }).returning();
  if (user === undefined) throw new Error('No row came back');
  const history = fc.sample(step, { numRuns: 40, seed: 7 });
  for (const action of history) await perform(context, user, action);
  const before = await stored(context, user.id);
  expect(before.verifiedShots).toBeGreaterThan(0);

  const file = '../../database/migrations/0004_community_rules.sql';
  const migration = await readFile(new URL(file, import.meta.url), 'utf8');
  const statements = migration.split('--> statement-breakpoint').map((text) => text.trim());
  const backfill = statements.slice(statements.findIndex((text) => text.includes('TEMPORARY')));
  await transaction(database, async (tx) => {
    await tx.update(userStats).set({ verifiedShots: 0 });
    await tx.update(userDays).set({ verifiedMade: 0, verifiedShots: 0 });
    await tx.update(userWeeks).set({ verifiedMade: 0, verifiedShots: 0 });
    await tx.update(zoneDays).set({ verifiedMade: 0, verifiedTotal: 0 });
    await tx.update(zoneTotals).set({ verifiedMade: 0, verifiedTotal: 0 });
    for (const statement of backfill) await tx.execute(sql.raw(statement));
  });
  expect(await stored(context, user.id)).toEqual(before);
});

test('the migration counts existing threes as the code does', async () => {
  const { context } = server;
  server.clock = TODAY;
  const { database } = context;
  const [user] = await database.insert(users).values({ email: 'threes@example.com' }).returning();
  if (user === undefined) throw new Error('No row came back');
  const history = fc.sample(step, { numRuns: 120, seed: 8 });
  for (const action of history.filter(({ kind }) => kind !== 'delete'))
    await perform(context, user, action);
  const before = await stored(context, user.id);
  expect(before.threes.length).toBeGreaterThan(10);

  const folder = new URL('../../database/migrations/', import.meta.url);
  const [name = ''] = (await readdir(folder)).filter((file) => file.includes('three-point-lines'));
  const migration = await readFile(new URL(name, folder), 'utf8');
  const backfill = migration
    .split('--> statement-breakpoint')
    .find((text) => text.includes('INSERT INTO "three_days"'));
  await transaction(database, async (tx) => {
    await tx.delete(threeDays);
    await tx.execute(sql.raw(backfill ?? ''));
  });
  expect(await stored(context, user.id)).toEqual(before);
});

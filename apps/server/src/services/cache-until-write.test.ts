import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { cacheUntilWrite } from './cache-until-write.ts';

const server = useTestApp();
const NOON = new Date('2026-06-15T12:00:00Z');

beforeEach(async () => {
  server.clock = NOON;
  await server.context.database.execute(sql`create table if not exists written ()`);
  await server.context.database.execute(sql`truncate written`);
});
afterEach(() => {
  server.clock = null;
});

/** Counts the rows, and how often it read them. */
function counting() {
  const { database } = server.context;
  let reads = 0;
  const read = cacheUntilWrite(server.context, async () => {
    reads += 1;
    return (await database.execute(sql`select from written`)).rows.length;
  });
  return async () => ({ rows: await read(), reads });
}

const write = sql`insert into written default values`;

/** Reads between two calls. Tests of other files write to the same PostgreSQL, so callers poll until none does. */
const readsBetween = async (count: ReturnType<typeof counting>, between?: () => void) => {
  const { reads } = await count();
  between?.();
  return (await count()).reads - reads;
};

test('does not read again without a write', async () => {
  const count = counting();
  await expect.poll(() => readsBetween(count)).toBe(0);
});

test('sees a commit at the next call', async () => {
  const count = counting();
  for (const rows of [1, 2, 3]) {
    await server.context.database.execute(write);
    expect((await count()).rows).toBe(rows);
  }
});

test('sees each of several transactions when it commits, in whatever order they began', async () => {
  const count = counting();
  const { database } = server.context;
  const [first, second] = await Promise.all([
    database.$client.connect(),
    database.$client.connect(),
  ]);
  try {
    for (const client of [first, second]) {
      await client.query('begin');
      await client.query('insert into written default values');
    }
    expect((await count()).rows).toBe(0);
    await second.query('commit');
    expect((await count()).rows).toBe(1);
    await first.query('commit');
    expect((await count()).rows).toBe(2);
  } finally {
    first.release();
    second.release();
  }
});

test('sees a write made during a read at the next call', async () => {
  const { database } = server.context;
  let isFirst = true;
  const read = cacheUntilWrite(server.context, async () => {
    const { rows } = await database.execute(sql`select from written`);
    if (isFirst) await database.execute(write);
    isFirst = false;
    return rows.length;
  });
  expect(await read()).toBe(0);
  expect(await read()).toBe(1);
});

test('reads again in the next minute, as a day may have begun', async () => {
  const count = counting();
  const within = (milliseconds: number) => {
    server.clock = NOON;
    return readsBetween(count, () => {
      server.clock = new Date(NOON.getTime() + milliseconds);
    });
  };
  await expect.poll(() => within(59_999)).toBe(0);
  expect(await within(60_000)).toBe(1);
});

test('tries a failed read again', async () => {
  let tries = 0;
  const read = cacheUntilWrite(server.context, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(tries);
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});

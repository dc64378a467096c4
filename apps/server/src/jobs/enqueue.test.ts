import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { enqueue } from './enqueue.ts';

const app = useTestApp();

test('lines take turns, however many jobs are in one of them', async () => {
  const { database } = app.context;
  for (const line of ['ann', 'ann', 'ann', 'bob', 'bob', 'cid']) {
    await enqueue(database, 'prepare-clips', { videoId: randomUUID() }, { line });
  }
  // In the order in which the queue takes them.
  const { rows } = await database.execute(
    sql`select queue_name from graphile_worker.jobs order by priority, run_at, id`,
  );
  expect(rows.map(({ queue_name: line }) => line)).toEqual([
    ...['ann', 'bob', 'cid', 'ann', 'bob', 'ann'],
  ]);
});

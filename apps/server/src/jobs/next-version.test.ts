import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { useTestWorker } from '../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

test('a worker leaves unknown kinds of jobs to newer ones, and accepts new fields in known ones', async () => {
  const { database } = app.context;
  await database.execute(sql`select graphile_worker.add_job('of-the-next-version', '{"id": 1}')`);
  await database.execute(
    sql`select graphile_worker.add_job('remove-stale-uploads', '{"ofTheNextVersion": true}')`,
  );
  const waiting = async () => {
    const { rows } = await database.execute(sql`
      select task_identifier as kind, attempts, locked_at as "lockedAt", last_error as "lastError"
      from graphile_worker.jobs where task_identifier in ('of-the-next-version', 'remove-stale-uploads')`);
    return rows;
  };
  const left = { kind: 'of-the-next-version', attempts: 0, lockedAt: null, lastError: null };
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([left]);
});

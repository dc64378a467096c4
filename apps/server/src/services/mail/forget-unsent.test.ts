import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { forgetUnsentMails } from './forget-unsent.ts';

const app = useTestApp();
const DAY_MS = 24 * 3_600_000;
const CASES = [
  { mail: 'given up eight days ago', job: 'tell-deleted', givenUp: true, days: 8, stays: false },
  { mail: 'given up six days ago', job: 'tell-deleted', givenUp: true, days: 6, stays: true },
  {
    mail: 'still tried after eight days',
    job: 'tell-deleted',
    givenUp: false,
    days: 8,
    stays: true,
  },
  { mail: 'files not deleted', job: 'delete-files', givenUp: true, days: 8, stays: true },
] as const;

test.for(CASES)('$mail: stays $stays', async ({ job, givenUp, days, stays }) => {
  const { database, now } = app.context;
  await database.execute(sql`delete from graphile_worker._private_jobs`);
  await (job === 'delete-files'
    ? enqueue(database, job, { folder: 'nowhere' })
    : enqueue(database, job, { email: 'gone@example.com', reason: 'Spam', language: null }));
  const last = new Date(now().getTime() - days * DAY_MS).toISOString();
  await database.execute(sql`update graphile_worker._private_jobs
    set attempts = ${givenUp ? sql`max_attempts` : 3}, updated_at = ${last}::timestamptz`);
  expect(await forgetUnsentMails(database, now())).toBe(stays ? 0 : 1);
  const { rows } = await database.execute(sql`select id from graphile_worker._private_jobs`);
  expect(rows).toHaveLength(stays ? 1 : 0);
});

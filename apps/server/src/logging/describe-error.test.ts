import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../database/schema/users.ts';
import { explain, messageOf } from '../errors/explain.ts';
import { withoutValues } from '../errors/without-values.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makeLog } from './make-log.ts';

const server = useTestApp();
const SECRET = 'what-a-user-wrote';

/** Ways in which a query can fail that contains text of a user, with all details of the database. */
const FAILURES: readonly (readonly [
  what: string,
  fail: () => Promise<unknown>,
  told: Readonly<Record<string, string>>,
])[] = [
  [
    'a duplicate value: its detail repeats the value',
    async () => {
      const values = { email: `${SECRET}@example.com` };
      await server.context.database.insert(users).values(values);
      await server.context.database.insert(users).values(values);
    },
    { code: '23505', table: 'users', constraint: 'users_email_unique' },
  ],
  [
    'a value of another type: the message itself repeats it',
    () => server.context.database.execute(sql`select ${SECRET}::uuid`),
    { code: '22P02' },
  ],
  [
    'a row that violates a constraint: its detail repeats the row',
    () => server.context.database.execute(sql`insert into users (email) values (null)`),
    { code: '23502', table: 'users' },
  ],
  [
    'a query by the driver only',
    () => server.context.database.$client.query('select $1::int', [SECRET]),
    { code: '22P02' },
  ],
  [
    'a failure that caused another one',
    async () => {
      await server.context.database.execute(sql`select ${SECRET}::uuid`).catch((cause: unknown) => {
        throw new Error('It could not be saved', { cause });
      });
    },
    {},
  ],
];

async function failure(fail: () => Promise<unknown>): Promise<unknown> {
  try {
    await fail();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

test.each(FAILURES)('of %s the log holds the code, and no value', async (_, fail, told) => {
  const error = await failure(fail);
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'debug' }, { write: (line) => lines.push(line) });
  log.error({ err: error }, 'request failed');
  const [line = ''] = lines;
  expect(line).not.toContain(SECRET);
  expect(line).toContain(told['code'] ?? 'It could not be saved');
  for (const text of [messageOf(error), explain(error), String(withoutValues(error))]) {
    expect(text).not.toContain(SECRET);
  }
  const cause = (withoutValues(error) as Error).cause ?? withoutValues(error);
  expect(cause).toMatchObject(told);
});

test('an error about an unavailable database keeps its message', async () => {
  const { database } = server.context;
  const error = await failure(() =>
    database.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  expect(messageOf((error as Error).cause)).toContain('terminating connection');
});

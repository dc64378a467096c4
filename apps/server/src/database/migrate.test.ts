import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { connect, disconnect } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const server = useTestApp();

test('two programs that migrate at the same time do not get in each other’s way', async () => {
  const created = await createTestDatabase();
  const { url } = created;
  const database = connect(url);
  try {
    await database.execute('drop schema public cascade; create schema public');
    await database.execute('drop schema drizzle cascade');
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    const { rows } = await database.execute('select count(*)::int as users from users');
    expect(rows).toEqual([{ users: 0 }]);
  } finally {
    await disconnect(database);
    await created.drop();
  }
});

test('every foreign key has an index and says what happens on deletion', async () => {
  const { rows } = await server.context.database.execute(`
    select c.conrelid::regclass::text || '.' || a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and (c.confdeltype = 'a' or not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]))`);
  expect(rows).toEqual([]);
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CannotStart } from '../errors/cannot-start.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { connect, disconnect } from './connect.ts';
import { migrateDatabase, migrateOnceReachable } from './migrate.ts';

const server = useTestApp();

/** How many connections a database has. */
async function connectionsTo(url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const { rows } = await server.context.database.execute(
    sql`select 1 from pg_stat_activity where datname = ${name}`,
  );
  return rows.length;
}

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
    // Migrating ends its last connection unseen: one that is cut off meanwhile has nobody to tell.
    await expect.poll(() => connectionsTo(url)).toBe(0);
    await created.drop();
  }
});

/** Answers as PostgreSQL does, as far as to say which version it is. */
async function oldServer(): Promise<{ url: string; close: () => void }> {
  const message = (type: string, ...parts: Uint8Array[]) => {
    const body = Buffer.concat(parts);
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const two = Buffer.from([0, 2]);
  // Of the type text (25), of any length.
  const facts = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]);
  const column = (name: string) => Buffer.concat([Buffer.from(`${name}\0`), facts]);
  const value = (text: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]);
  const ready = message('Z', Buffer.from('I'));
  const welcome = [message('R', Buffer.alloc(4)), ready];
  const version = [
    message('T', two, column('number'), column('version')),
    message('D', two, value('150004'), value('15.4')),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      socket.write(Buffer.concat(chunk.toString('latin1').startsWith('Q') ? version : welcome));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://hoop@127.0.0.1:${port}/hoop`, close: () => void server.close() };
}

test('a PostgreSQL that is too old is refused in a sentence', async () => {
  const { url, close } = await oldServer();
  try {
    const refused = migrateOnceReachable(url);
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(
      'DATABASE_URL names a PostgreSQL 15.4: Hooplog needs version 16 or newer.',
    );
  } finally {
    close();
  }
});

test('a database that is away is waited for, and named when it stays away', async () => {
  const away = migrateOnceReachable('postgres://hoop@127.0.0.1:1/hoop', 600);
  await expect(away).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED.*127.0.0.1:1/);
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

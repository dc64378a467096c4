import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { CannotStart } from '../errors/cannot-start.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { connect, disconnect } from './connect.ts';
import { MIGRATIONS_FOLDER } from './migration-files.ts';
import { migrateDatabase, migrateOnceReachable } from './migrate.ts';
import { watchTooOld } from '../services/watch-too-old.ts';
import { assertNewEnough, refuseTooOld } from './new-enough.ts';

const server = useTestApp();

/** Number of connections to a database. */
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
    // Migrating does not wait for its last connection to close; a connection that is cut off then has nobody to report the error
    // to.
    await expect.poll(() => connectionsTo(url)).toBe(0);
    await created.drop();
  }
});

/** Speaks just enough of PostgreSQL's protocol to report an old version. */
async function oldServer(): Promise<{ url: string; close: () => void }> {
  const message = (type: string, ...parts: Uint8Array[]) => {
    const body = Buffer.concat(parts);
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const two = Buffer.from([0, 2]);
  // Type text (25), any length.
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

test('refuses a PostgreSQL that is too old in one sentence', async () => {
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

test('waits for a database that is away, and names it when it stays away', async () => {
  const sentences: string[] = [];
  const away = migrateOnceReachable('postgres://hoop@127.0.0.1:1/hoop', {
    patienceMs: 600,
    say: (sentence) => sentences.push(sentence),
  });
  await expect(away).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED.*127.0.0.1:1/);
  expect(sentences).toEqual([
    expect.stringMatching(/ECONNREFUSED.* Trying again for up to 0.6 s …$/),
  ]);
});

/** A folder with this program's migrations and later ones; the caller removes it. */
async function folderWith(steps: readonly { readonly tag: string; readonly sql: string }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  for (const { tag, sql } of steps) {
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, tag, when: (last?.when ?? 0) + 1000 });
    await writeFile(join(folder, `${tag}.sql`), sql);
  }
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

const ADD = { tag: '9000_add', sql: 'alter table users add column later text' };
const REMOVE = {
  tag: '9001_remove',
  sql: '-- needs code since 9000_add\nalter table users drop column later',
};

test('an older program works beside the next version, and is refused once the version after that removed something', async () => {
  const created = await createTestDatabase();
  const { url } = created;
  const next = await folderWith([ADD]);
  const afterNext = await folderWith([ADD, REMOVE]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    expect(await migrateDatabase(url, next)).toEqual({ isSideBySide: true });
    // This program is one version older: it starts, and changes nothing.
    expect(await migrateDatabase(url)).toEqual({ isSideBySide: true });
    await refuseTooOld(url);
    await client.query('select later from users');

    expect(await migrateDatabase(url, afterNext)).toEqual({ isSideBySide: true });
    await assertNewEnough(client, next);
    expect(await migrateDatabase(url, next)).toEqual({ isSideBySide: true });
    await expect(refuseTooOld(url)).rejects.toThrow(CannotStart);
    const tooOld = migrateOnceReachable(url);
    await expect(tooOld).rejects.toThrow(/^This copy of Hooplog is too old for its database/);
  } finally {
    await client.end();
    await created.drop();
    await rm(next, { recursive: true });
    await rm(afterNext, { recursive: true });
  }
});

test('a program that becomes too old while it runs says so, once', async () => {
  const created = await createTestDatabase();
  const { url } = created;
  const afterNext = await folderWith([ADD, REMOVE]);
  const database = connect(url);
  const said: string[] = [];
  const stop = watchTooOld(database.$client, (sentence) => said.push(sentence), 20);
  try {
    await delay(100);
    expect(said).toEqual([]);
    await migrateDatabase(url, afterNext);
    await expect.poll(() => said).toEqual([expect.stringMatching(/too old for its database/)]);
    await delay(100);
    expect(said).toHaveLength(1);
  } finally {
    stop();
    await disconnect(database);
    await created.drop();
    await rm(afterNext, { recursive: true });
  }
});

test('a process starts without a database that is away: whoever needs it waits', async () => {
  await expect(refuseTooOld('postgres://hoop@127.0.0.1:1/hoop')).resolves.toBeUndefined();
});

test('an upgrade that skips a version says that old copies must stop', async () => {
  const created = await createTestDatabase();
  const folder = await folderWith([ADD, REMOVE]);
  try {
    expect(await migrateDatabase(created.url, folder)).toEqual({ isSideBySide: false });
  } finally {
    await created.drop();
    await rm(folder, { recursive: true });
  }
});

test('an upgrade waits for a table in use, while others keep using it', async () => {
  const created = await createTestDatabase();
  const { url } = created;
  const folder = await folderWith([ADD]);
  const [holder, other] = [0, 1].map(() => new pg.Client({ connectionString: url }));
  if (holder === undefined || other === undefined) throw new Error('no clients');
  await Promise.all([holder.connect(), other.connect()]);
  const sentences: string[] = [];
  const upgrade = (patienceMs: number) =>
    migrateOnceReachable(url, {
      patienceMs,
      migrationsFolder: folder,
      say: (sentence) => sentences.push(sentence),
    });
  const inUse =
    'A table that this version changes is in use elsewhere, by a backup or a long query';
  try {
    await holder.query('begin; select 1 from users');
    await expect(upgrade(0)).rejects.toThrow(`${inUse}: nothing is changed yet.`);
    expect(sentences).toEqual([]);

    const upgraded = upgrade(60_000);
    await expect.poll(() => sentences, { timeout: 20_000 }).toHaveLength(1);
    expect(sentences[0]).toBe(`${inUse}: nothing is changed yet. Trying again for up to 60 s …`);
    // Queries that waited behind it continue, and so does the upgrade at its next try.
    await other.query('select 1 from users');
    await holder.query('commit');
    expect(await upgraded).toEqual({ isSideBySide: true });
  } finally {
    await Promise.all([holder.end(), other.end()]);
    await created.drop();
    await rm(folder, { recursive: true });
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

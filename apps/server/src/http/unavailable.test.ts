import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect, disconnect } from '../database/connect.ts';
import type { AppContext } from '../services/context.ts';
import { makeLog } from '../logging/make-log.ts';
import { LocalDiskStorage } from '../storage/local-disk.ts';
import { type Storage, StorageUnavailable } from '../storage/storage.ts';
import { useTestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const server = useTestApp();

describe('while the database is away', () => {
  test('every call that needs it answers 503 and says when to come again', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/nothing');
    const app = await buildApp({ ...server.context, database: away });
    const { client } = await server.signIn();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calls = [
      { url: '/api/health' },
      { url: '/api/stats', headers: { cookie } },
      { url: '/api/calendar/feed/a-secret-of-some-length' },
      { method: 'POST', url: '/api/auth/email/start', payload: { email: 'a@example.com' } },
    ] as const;
    for (const call of calls) {
      const answer = await app.inject(call);
      expect([call.url, answer.statusCode, answer.headers['retry-after']]).toEqual([
        call.url,
        503,
        '5',
      ]);
      expect(contract.errorBodySchema.parse(answer.json()).code).toBe('unavailable');
    }
    await app.close();
    await disconnect(away);
  });

  /** The answer and log of the probe of a copy whose database is at this URL. */
  async function probe(databaseUrl: string) {
    const database = connect(databaseUrl);
    const lines: string[] = [];
    const log = makeLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) });
    const app = await buildApp({ ...server.context, database, log });
    const [ready, health] = [await app.inject('/readyz'), await app.inject('/healthz')];
    const why = lines.map((line) => (JSON.parse(line) as { why?: string }).why);
    const close = async () => {
      await app.close();
      await disconnect(database);
    };
    return { answers: [ready.statusCode, ready.body, health.statusCode], why, close };
  }

  test('a copy that cannot reach its database is not ready, and logs why', async () => {
    const { answers, why, close } = await probe('postgres://nobody@127.0.0.1:1/nothing');
    expect(answers).toEqual([503, 'not ready', 200]);
    expect(why).toEqual([expect.stringMatching(/^database: connect ECONNREFUSED/)]);
    await close();
  });

  test('nor is one whose database accepts the connection but stays silent: the probe answers before its caller gives up', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { answers, why, close } = await probe(`postgres://nobody@127.0.0.1:${port}/nothing`);
    expect(answers).toEqual([503, 'not ready', 200]);
    expect(why).toEqual(['database: no answer in 3 s']);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await close();
  });

  test.each([
    ['ends a connection', sql`select pg_terminate_backend(pg_backend_pid())`],
    ['cancels a slow query', sql`set statement_timeout = 1; select pg_sleep(9)`],
  ])('when it %s: 503', async (_, query) => {
    const database = connect(server.context.config.databaseUrl ?? '');
    const app = await buildApp(server.context);
    app.get('/api/broken', async () => {
      await database.execute(query);
    });
    expect((await app.inject({ url: '/api/broken' })).statusCode).toBe(503);
    await app.close();
    await disconnect(database);
  });
});

describe('while a disk is full', () => {
  const full = (what: Partial<AppContext>) => buildApp({ ...server.context, ...what });

  test('a save for which the database has no room gets a 507 with a time to retry', async () => {
    const app = await full({});
    app.get('/api/full', async () => {
      await server.context.database.execute(
        sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`,
      );
    });
    const answer = await app.inject({ url: '/api/full' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
    expect(contract.errorBodySchema.parse(answer.json()).code).toBe('storage_full');
    await app.close();
  });

  test('a file that cannot be written anywhere gets a 507', async () => {
    const app = await full({});
    app.get('/api/full', () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect((await app.inject({ url: '/api/full' })).statusCode).toBe(507);
    await app.close();
  });

  test('an unavailable file store gets a 503', async () => {
    const hasRoom = () => Promise.reject(new StorageUnavailable('The S3 store failed'));
    const app = await full({ storage: { hasRoom } as unknown as Storage });
    const answer = await app.inject({ url: '/api/health' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await app.close();
  });

  test('health tells of it', async () => {
    const { dataDir } = server.context.config;
    const storage = new LocalDiskStorage(dataDir, { freeBytes: () => Promise.resolve(1000) });
    const app = await full({ storage });
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(507);
    await app.close();
    expect((await server.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  });
});

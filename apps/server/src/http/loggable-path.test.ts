import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../logging/make-log.ts';
import { useTestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const server = useTestApp();

describe('a secret in a path', () => {
  const SECRET = 'Sesame-open-0123456789';
  /** Parameters that grant no access. A new parameter belongs here or is declared with `secretSchema`. */
  const OPEN = [
    ...[
      'id',
      'challengeId',
      'childId',
      'invitationId',
      'itemId',
      'playerId',
      'provider',
      'reaction',
    ],
    ...['sessionId', 'topic', 'userId', 'zone'],
  ];
  const endpoints = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );
  const holders = endpoints.filter((endpoint) => contract.secretParamsOf(endpoint).length > 0);

  test('is declared by every endpoint that has one', () => {
    const undeclared = endpoints.flatMap((endpoint) =>
      Object.keys(endpoint.params?.shape ?? {})
        .filter((name) => !OPEN.includes(name))
        .filter((name) => !contract.secretParamsOf(endpoint).includes(name))
        .map((name) => `${endpoint.path} ${name}`),
    );
    expect(undeclared).toEqual([]);
    expect(holders.length).toBeGreaterThan(9);
  });

  test('is never logged, for any caller and method', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({
      ...server.context,
      log: makeLog({ logLevel: 'info' }, stream),
    });
    const addresses = holders.map(({ path }) => path.replace(/:token/, SECRET));
    const pages = contract.SECRET_PAGES.map((path) => path.replace(':token', SECRET));
    const others = [
      `/api/invitations/${SECRET}/nowhere`,
      `/api/%69nvitations/${SECRET}`,
      `/%6aoin/${SECRET}`,
      `/join/${SECRET}/more?token=${SECRET}`,
    ];
    for (const url of [...addresses, ...pages, ...others]) {
      for (const method of ['GET', 'POST', 'PUT', 'HEAD'] as const) {
        await app.inject({ method, url });
      }
    }
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.join('')).toContain('"/api/invitations/:token/accept"');
    expect(lines.join('')).toContain('"/join/:token"');
    expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
    await app.inject({ url: '/api/invitations/pending' });
    expect(lines.at(-1)).toContain('"/api/invitations/pending"');
    await app.close();
  });

  test('is not in what the log says of a query that failed', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const log = makeLog({ logLevel: 'info' }, stream);
    const app = await buildApp({ ...server.context, log });
    app.get('/api/broken', async () => {
      await server.context.database.execute(sql`select secret from nowhere where a = ${SECRET}`);
    });
    expect((await app.inject({ url: '/api/broken' })).statusCode).toBe(500);
    expect(lines.join('')).toContain('relation \\"nowhere\\" does not exist');
    expect(lines.join('')).toContain('loggable-path.test.ts');
    expect(lines.join('')).not.toContain(SECRET);
    await app.close();
  });
});

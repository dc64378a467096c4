import { resolve } from 'node:path';
import * as contract from '@hooplog/contract';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { OWN_ROWS } from './own-rows.ts';
import { rightsPage } from './rights-page.ts';
import { PATIENCE, type Role, ROLES, usePeople } from './roles.ts';
import type { Row, Sent } from './row.ts';
import { SHARED_ROWS } from './shared-rows.ts';

const server = useTestApp();
const people = usePeople(server);

const ROWS = [...OWN_ROWS, ...SHARED_ROWS];
const PAGE = resolve(import.meta.dirname, '../../../../docs/rights.md');

const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

async function clientOf(role: Role, { byNewcomer }: Row): Promise<TestClient> {
  if (role === 'signed out') return server.newClient();
  return byNewcomer ? (await server.signIn()).client : people()[role].client;
}

async function statusFor(role: Role, row: Row): Promise<number> {
  const sent: Sent = await row.make({ server, people: people() }, role);
  const client = await clientOf(role, row);
  const { file, ...input } = sent;
  if (file === undefined) return (await client.send(row.endpoint, input)).statusCode;
  const { id = '' } = (sent.params ?? {}) as { readonly id?: string };
  const url = row.endpoint.path.replace(':id', id);
  const { method } = row.endpoint;
  return (await client.request({ method, url, payload: file, headers: sent.headers ?? {} }))
    .statusCode;
}

test('every call of the contract has a row', () => {
  const calls = Object.values<unknown>(contract).filter(isEndpoint).map(nameOf);
  const rows = new Set(ROWS.map(({ endpoint }) => nameOf(endpoint)));
  expect(calls.filter((call) => !rows.has(call))).toEqual([]);
});

test.each(ROWS.map((row) => [`${nameOf(row.endpoint)} ${row.about}`, row] as const))(
  'the right of each caller to %s',
  async (_, row) => {
    const answers: Record<string, number> = {};
    for (const role of ROLES) answers[role] = await statusFor(role, row);
    const expected = ROLES.map((role, index) => [role, row.expected[index]]);
    expect(answers).toEqual(Object.fromEntries(expected));
  },
  PATIENCE,
);

test(
  'docs/rights.md is this table',
  async () => {
    const options = await resolveConfig(PAGE);
    const page = await format(rightsPage(ROWS), { ...options, parser: 'markdown' });
    await expect(page).toMatchFileSnapshot(PAGE);
  },
  PATIENCE,
);

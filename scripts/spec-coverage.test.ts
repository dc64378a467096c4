import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as contract from '@hooplog/contract';
import { describe, expect, it } from 'vitest';
import { isAbout } from './spec-coverage/calls.ts';
import { readRows, ROOT } from './spec-coverage/rows.ts';
import { testsOf } from './spec-coverage/tests-of.ts';

const rows = readRows();

it('the page has rows with unique names', () => {
  expect(rows.length).toBeGreaterThan(200);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

it('every call of the contract has a row', () => {
  const calls = Object.values<unknown>(contract).filter(isEndpoint);
  const left = calls.filter((call) => !rows.some(({ name }) => isAbout(name, call)));
  expect(left.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe('a row is about a call', () => {
  const call = { method: 'POST', path: '/api/groups/:id/invitations' };
  it.each([
    ['of that method and path', 'GET, POST /api/groups/{id}/invitations', true],
    ['not of another method', 'GET /api/groups/{id}/invitations', false],
    ['not below the path of a method', 'POST /api/groups/{id}', false],
    ['of a path without a method', 'what /api/groups/{id} does', true],
    ['not of a path that only begins alike', '/api/group', false],
    ['of the second that is named', 'GET /api/teams, POST /api/groups/{id}/invitations', true],
  ])('%s', (_, name, is) => {
    expect(isAbout(name, call)).toBe(is);
  });
});

describe('a row of the page cites a test that is not skipped, by its full name', () => {
  it.each(rows)('$name', ({ file, test }) => {
    expect(existsSync(resolve(ROOT, file)), file).toBe(true);
    const stated = testsOf(resolve(ROOT, file)).filter(({ name }) => name === test);
    expect(stated, test).toEqual([{ name: test, isSkipped: false }]);
  });
});

import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { LEFT_OUT } from './left-out.ts';
import { READS } from './reads.ts';
import { WRITES } from './writes.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

test('every call of the contract is measured, or left out for a reason', () => {
  const measured = new Set([...READS, ...WRITES].map(({ endpoint }) => endpoint));
  const forgotten = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .filter((endpoint) => !measured.has(endpoint) && !LEFT_OUT.has(endpoint));
  expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  for (const endpoint of LEFT_OUT.keys()) expect(measured.has(endpoint)).toBe(false);
});

import { expect, test } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const token = unsubscribeToken('secret', 'ann@example.com');
const [address = '', signature = ''] = token.split('.');
const other = Buffer.from('bob@example.com').toString('base64url');

test('names the address that it was written for', () => {
  expect(readUnsubscribeToken('secret', token)).toBe('ann@example.com');
});

test.each([
  ['another address', `${other}.${signature}`],
  ['another signature', `${address}.${signature.slice(1)}a`],
  ['no signature', address],
  ['nothing', ''],
])('%s is not ours', (_, text) => {
  expect(readUnsubscribeToken('secret', text)).toBeNull();
});

test('nor is what another installation wrote', () => {
  expect(readUnsubscribeToken('other secret', token)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { MAIL_KINDS, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const address = 'ann@example.com';
const encode = (text: string) => Buffer.from(text).toString('base64url');

test.each([null, ...MAIL_KINDS])('names the address and the kind %s of its mail', (kind) => {
  const token = unsubscribeToken('secret', { address, kind });
  expect(readUnsubscribeToken('secret', token)).toEqual({ address, kind });
});

test('a link from before mails had kinds ends all mails', () => {
  const old = `${encode(address)}._A1M02Ks_uADGpz8-zAoIg2V2jiKLVTe-U8NWiwisdw`;
  expect(readUnsubscribeToken('secret', old)).toEqual({ address, kind: null });
});

describe('not ours is', () => {
  const token = unsubscribeToken('secret', { address, kind: 'weeklyDigest' });
  const [encoded = '', kind = '', signature = ''] = token.split('.');

  test.each([
    ['another address', `${encode('bob@example.com')}.${kind}.${signature}`],
    ['another kind', `${encoded}.productUpdates.${signature}`],
    ['no kind', `${encoded}.${signature}`],
    ['an unknown kind', `${encoded}.everything.${signature}`],
    ['another signature', `${encoded}.${kind}.${signature.slice(1)}a`],
    ['no signature', `${encoded}.${kind}`],
    ['an address alone', encoded],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(readUnsubscribeToken('secret', text)).toBeNull();
  });

  test('what another installation wrote', () => {
    expect(readUnsubscribeToken('other secret', token)).toBeNull();
  });
});

import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, address: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${address}`).digest('base64url');

/** Names an address and proves that we wrote it: nobody can end somebody else's mails by guessing. Never expires. */
export const unsubscribeToken = (secret: string, address: string): string =>
  `${Buffer.from(address).toString('base64url')}.${sign(secret, address)}`;

/** The address of a token that we wrote; null for anything else. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [encoded = '', signature = ''] = token.split('.');
  const address = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(sign(secret, address));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? address : null;
}

/** How an address is remembered that no account belongs to: by a keyed hash, which tells nobody the address. */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`mail-refusal\n${address}`).digest('base64url');

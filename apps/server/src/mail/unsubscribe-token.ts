import { createHmac, timingSafeEqual } from 'node:crypto';

/** Kinds of mail that can be switched on and off, named after their column in a profile. */
export const MAIL_KINDS = ['productUpdates', 'weeklyDigest'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Which mails an unsubscribe link ends, and for whom. */
export interface MailLink {
  readonly address: string;
  /** Null ends all kinds: so do links sent before mails had kinds. */
  readonly kind: MailKind | null;
}

function sign(secret: string, { address, kind }: MailLink): string {
  const about = kind === null ? 'unsubscribe' : `unsubscribe ${kind}`;
  return createHmac('sha256', secret).update(`${about}\n${address}`).digest('base64url');
}

/** Names a link and proves that we wrote it: nobody can unsubscribe others by guessing. Never expires. */
export function unsubscribeToken(secret: string, link: MailLink): string {
  const { address, kind } = link;
  const named = [Buffer.from(address).toString('base64url'), ...(kind === null ? [] : [kind])];
  return [...named, sign(secret, link)].join('.');
}

function readLink(parts: readonly string[]): MailLink | null {
  const [encoded = '', name] = parts;
  const address = Buffer.from(encoded, 'base64url').toString();
  if (name === undefined) return { address, kind: null };
  const kind = MAIL_KINDS.find((known) => known === name);
  return kind === undefined ? null : { address, kind };
}

/** What a token that we wrote ends; null for any other text. */
export function readUnsubscribeToken(secret: string, token: string): MailLink | null {
  const parts = token.split('.');
  const given = Buffer.from(parts.pop() ?? '');
  const link = readLink(parts);
  if (link === null) return null;
  const expected = Buffer.from(sign(secret, link));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? link : null;
}

/** Keyed hash of an address without an account: it can be recognised but not read. */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`mail-refusal\n${address}`).digest('base64url');

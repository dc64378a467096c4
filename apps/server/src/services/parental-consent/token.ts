import { createHmac, randomBytes } from 'node:crypto';

/** 192 random bits, as used in a link. */
export const makeToken = (): string => randomBytes(24).toString('base64url');

/** The hash stored in the table: with a stolen table nobody can answer for a parent. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`parental-consent\n${token}`).digest('hex');
}

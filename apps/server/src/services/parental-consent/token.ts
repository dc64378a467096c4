import { createHmac, randomBytes } from 'node:crypto';

/** 192 random bits, as they stand in a link. */
export const makeToken = (): string => randomBytes(24).toString('base64url');

/** What the table keeps: a stolen table answers for no parent. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`parental-consent\n${token}`).digest('hex');
}

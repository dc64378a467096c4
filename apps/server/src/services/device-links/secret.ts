import { createHmac, randomBytes } from 'node:crypto';

/** 192 random bits, short enough for a QR code that a phone reads from across a table. */
export const makeSecret = (): string => randomBytes(24).toString('base64url');

/** The hash stored in the table: with a stolen table nobody can sign in. */
export function hashSecret(secret: string, given: string): string {
  return createHmac('sha256', secret).update(`device-link\n${given}`).digest('hex');
}

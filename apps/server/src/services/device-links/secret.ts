import { createHmac, randomBytes } from 'node:crypto';

/** 192 random bits, short enough for a QR code that a phone reads from across a table. */
export const makeSecret = (): string => randomBytes(24).toString('base64url');

/** What the table keeps: a stolen table signs nobody in. */
export function hashSecret(secret: string, given: string): string {
  return createHmac('sha256', secret).update(`device-link\n${given}`).digest('hex');
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six or twelve digits, uniformly distributed. */
export const makeCode = (isLong: boolean): string => sixDigits() + (isLong ? sixDigits() : '');

/** Keyed: without the secret, a stolen table cannot be searched for its million possible codes. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`email-code\n${email}\n${code}`).digest('hex');
}

export function hashesAgree(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, each as likely as the others. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed: without the secret, a stolen table cannot be searched for its million possible codes. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`email-code\n${email}\n${code}`).digest('hex');
}

export function hashesAgree(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

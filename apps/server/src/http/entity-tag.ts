import { createHash } from 'node:crypto';

/** An ETag of the answer; clients send it back as If-None-Match. */
export function entityTag(answer: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
}

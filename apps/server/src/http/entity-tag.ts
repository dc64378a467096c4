import { createHash } from 'node:crypto';

/** A tag that changes with the answer; the caller sends it back as If-None-Match. */
export function entityTag(answer: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
}

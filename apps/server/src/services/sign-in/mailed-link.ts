import { createHmac } from 'node:crypto';
import { siteUrl } from '../../config/site-url.ts';
import type { AppContext } from '../context.ts';

/** A code as it was mailed: the same digits at another time are another one. */
export interface MailedCode {
  readonly email: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** 256 bits that only the mail has: unlike six digits they cannot be guessed, so they are good in any browser. */
export const linkProof = (secret: string, { email, code, expiresAt }: MailedCode): string =>
  createHmac('sha256', secret)
    .update(`email-link\n${email}\n${code}\n${expiresAt.toISOString()}`)
    .digest('base64url');

/** Everything stands behind the `#`: no server sees it, and no log holds it. */
export function mailedLink({ config, secret }: AppContext, mailed: MailedCode): string {
  const proof = linkProof(secret, mailed);
  return `${siteUrl(config)}/login#${mailed.code}.${proof}.${encodeURIComponent(mailed.email)}`;
}

import { createHmac } from 'node:crypto';
import { siteUrl } from '../../config/site-url.ts';
import type { AppContext } from '../context.ts';

/** A mailed code: the same digits at another time are another code. */
export interface MailedCode {
  readonly email: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** 256 bits that only the mail contains: unlike six digits they cannot be guessed, so they work in any browser. */
export const linkProof = (secret: string, { email, code, expiresAt }: MailedCode): string =>
  createHmac('sha256', secret)
    .update(`email-link\n${email}\n${code}\n${expiresAt.toISOString()}`)
    .digest('base64url');

/** Everything is in the fragment after the `#`, so no server receives it and no log contains it. */
export function mailedLink({ config, secret }: AppContext, mailed: MailedCode): string {
  const proof = linkProof(secret, mailed);
  return `${siteUrl(config)}/login#${mailed.code}.${proof}.${encodeURIComponent(mailed.email)}`;
}

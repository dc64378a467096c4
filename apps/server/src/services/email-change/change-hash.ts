import { createHash } from 'node:crypto';
import { hashCode } from '../sign-in/code-hash.ts';

/** Keyed like the hashes of sign-in codes, and valid only for this user and address. */
export const hashChangeCode = (
  secret: string,
  userId: string,
  { email, code }: { readonly email: string; readonly code: string },
): string => hashCode(secret, `${userId} ${email}`, code);

/** 256 bits cannot be found by trying: a plain hash is enough. */
export const hashStopSecret = (stop: string): string =>
  createHash('sha256').update(stop).digest('hex');

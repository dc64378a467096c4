import { createHash } from 'node:crypto';
import { hashCode } from '../sign-in/code-hash.ts';

/** Good for this address of this user alone; keyed, as those of sign-in codes are. */
export const hashChangeCode = (
  secret: string,
  userId: string,
  { email, code }: { readonly email: string; readonly code: string },
): string => hashCode(secret, `${userId} ${email}`, code);

/** 256 bits cannot be searched for: a plain hash is enough. */
export const hashStopSecret = (stop: string): string =>
  createHash('sha256').update(stop).digest('hex');

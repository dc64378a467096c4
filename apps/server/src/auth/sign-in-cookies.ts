import { z } from 'zod';
import type { SignInFlow } from '../services/sign-in/providers/provider.ts';
import type { PendingSignIn } from '../services/sign-in/finish-provider-sign-in.ts';
import { sealedCookie } from './sealed-cookie.ts';

const MINUTE = 60_000;

const flowSchema: z.ZodType<SignInFlow> = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string(),
  timeZone: z.string().optional(),
});

const pendingSchema: z.ZodType<PendingSignIn> = z.object({
  provider: z.string(),
  providerId: z.string(),
  handle: z.string().nullable(),
});

/** A sign-in at a provider that this browser has started. */
export const flowCookie = sealedCookie('hooplog-sign-in', flowSchema, 10 * MINUTE);

/** Identifies the browser that asked for a code, while a code is valid. */
export const codeCookie = sealedCookie(
  'hooplog-code',
  z.object({ browser: z.string() }),
  10 * MINUTE,
);

/** Identifies the browser that asked for a passkey challenge, while it may answer. */
export const passkeyCookie = sealedCookie(
  'hooplog-passkey',
  z.object({ browser: z.string() }),
  10 * MINUTE,
);

/** A provider account that waits for a verified address. */
export const pendingCookie = sealedCookie('hooplog-pending', pendingSchema, 30 * MINUTE);

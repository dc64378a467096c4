import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { currentUserSchema } from './users.ts';

/**
 * Signs in anyone who has it, once: it is sent only in bodies and behind the `#` of an address, which are not
 * logged.
 */
const bodySchema = z.object({ secret: z.string().min(16).max(100) });

export const createDeviceLink = endpoint({
  method: 'POST',
  path: '/api/auth/links',
  summary:
    'Create a link that signs in one more device as the caller: valid once, for two minutes, and only during this session',
  access: 'signed_in',
  bySessionOnly: true,
  status: 201,
  response: z.object({
    id: z.uuid(),
    secret: z.string(),
    expiresAt: instantSchema,
    /**
     * Address of this installation for phones: `https://192.168.1.20:3000`; null if only this machine can
     * reach it.
     */
    origin: z.string().nullable(),
  }),
});

/** `waiting` until it is used or its two minutes are over. */
export const deviceLinkSchema = z.object({
  state: z.enum(['waiting', 'used', 'expired']),
  /** The device that it signed in: "Safari on iPhone". */
  device: z.string().nullable(),
});

export const getDeviceLink = endpoint({
  method: 'GET',
  path: '/api/auth/links/:id',
  summary: 'The state of a link; only for the session that made it',
  access: 'signed_in',
  bySessionOnly: true,
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: deviceLinkSchema,
});

export const previewDeviceLink = endpoint({
  method: 'POST',
  path: '/api/auth/links/look',
  summary: 'Preview which account a link signs in',
  access: 'public',
  body: bodySchema,
  status: 200,
  response: z.object({ name: z.string() }),
});

export const redeemDeviceLink = endpoint({
  method: 'POST',
  path: '/api/auth/links/redeem',
  summary: 'Exchange a link for a session',
  access: 'public',
  body: bodySchema,
  status: 200,
  response: currentUserSchema,
});

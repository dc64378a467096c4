import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { currentUserSchema } from './users.ts';

/** Per user. */
export const MAX_PASSKEYS = 20;

/** A passkey as its owner sees it; nothing here can sign anybody in. */
export const passkeySchema = z.object({
  id: idSchema,
  /** The device that it was added on: "Safari on iPhone". */
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Bytes in base64url, up to 16 KB: attestations with certificates are the longest. */
const bytesSchema = z
  .string()
  .max(22_000)
  .regex(/^[\w-]+$/);

/** By the specification, credential ids have up to 1,023 bytes. */
const credentialIdSchema = bytesSchema.max(1364);

const credentialShape = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
};

const transportsSchema = z.array(z.string().max(32)).max(10);

const describedCredentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The options of `navigator.credentials.create` in WebAuthn's JSON form, with bytes in base64url. */
const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(describedCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/**
 * The options of `navigator.credentials.get`. They name no credential: the device knows which of its passkeys
 * fit.
 */
const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: `The caller's passkeys, at most ${MAX_PASSKEYS}, newest first`,
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: z.array(passkeySchema),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  summary:
    'The options with which a browser makes a passkey for the caller; valid once, for ten minutes',
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: creationOptionsSchema,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary:
    'Save the passkey that the browser made: it can sign the caller in from now on. A repeat with the same Idempotency-Key returns the first one',
  access: 'signed_in',
  bySessionOnly: true,
  body: z.object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytesSchema,
      attestationObject: bytesSchema,
      transports: transportsSchema.exactOptional(),
    }),
  }),
  status: 201,
  response: passkeySchema,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Remove a passkey: it can no longer sign anybody in',
  access: 'signed_in',
  bySessionOnly: true,
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary:
    'The options with which a browser signs in by a passkey; valid once, for ten minutes, in this browser',
  access: 'public',
  status: 200,
  response: requestOptionsSchema,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/verify',
  summary: 'Exchange the answer of a passkey for a session',
  access: 'public',
  body: z.object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytesSchema,
      authenticatorData: bytesSchema,
      signature: bytesSchema,
      /** The account that the passkey was made for. */
      userHandle: bytesSchema,
    }),
  }),
  status: 200,
  response: currentUserSchema,
});

import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { nameSchema } from './text.ts';

/** Per user. */
export const MAX_API_TOKENS = 20;
const MAX_NAME = 50;

/** `read` allows no call that changes anything. */
export const API_TOKEN_SCOPES = ['read', 'write'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** A token by which a user's script calls this API; the secret is shown only once. */
export const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: z.enum(API_TOKEN_SCOPES),
  createdAt: instantSchema,
  /** To the hour; null if never used. */
  lastUsedAt: instantSchema.nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  summary: `The caller's API tokens, at most ${MAX_API_TOKENS}, newest first`,
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: z.array(apiTokenSchema),
});

export const apiTokenInputSchema = z.object({
  name: nameSchema(
    fieldMessage('Please enter a name'),
    MAX_NAME,
    fieldMessage('A name can have at most {max} characters', { max: MAX_NAME }),
  ),
  scope: z.enum(API_TOKEN_SCOPES),
});

export const createApiToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  summary:
    'Create an API token. Only this answer contains the token itself; a repeat with the same Idempotency-Key replaces its secret',
  access: 'signed_in',
  bySessionOnly: true,
  body: apiTokenInputSchema,
  status: 201,
  response: apiTokenSchema.extend({ token: z.string() }),
});

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  summary: 'Revoke an API token: it stops working at once',
  access: 'signed_in',
  bySessionOnly: true,
  params: idParamsSchema,
  status: 204,
  response: null,
});

import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Per user. */
export const MAX_WEBHOOKS = 5;
/** Number of listed calls per webhook. */
export const WEBHOOK_CALLS_SHOWN = 10;

/** Why a call failed; `status`: the receiver answered with an error status. */
export const WEBHOOK_PROBLEMS = ['address', 'unreachable', 'slow', 'status'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

export const webhookCallSchema = z.object({
  id: idSchema,
  /** `waiting`: for its first or next attempt. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int().min(0),
  /** HTTP status of the last answer; null if there was none. */
  status: z.int().nullable(),
  problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
  createdAt: instantSchema,
});
export type WebhookCall = z.infer<typeof webhookCallSchema>;

/** An address that is called when a workout of the user is finished. */
export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  createdAt: instantSchema,
  /** Newest first. */
  calls: z.array(webhookCallSchema),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: `The caller's webhooks, at most ${MAX_WEBHOOKS}, newest first, each with its last ${WEBHOOK_CALLS_SHOWN} calls`,
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: z.array(webhookSchema),
});

export const webhookInputSchema = z.object({
  url: z
    .string(fieldMessage('Please enter an address'))
    .trim()
    .max(1000, fieldMessage('That address is too long'))
    .pipe(z.url({ protocol: /^https?$/, error: fieldMessage('An address begins with https://') })),
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary:
    'Add an address that is called when a workout is finished. Only this answer, and a repeat with the same Idempotency-Key, contains the secret',
  access: 'signed_in',
  bySessionOnly: true,
  body: webhookInputSchema,
  status: 201,
  /** The secret signs each call, by the rules of standardwebhooks.com. */
  response: webhookSchema.extend({ secret: z.string() }),
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Remove a webhook with its waiting calls',
  access: 'signed_in',
  bySessionOnly: true,
  params: idParamsSchema,
  status: 204,
  response: null,
});

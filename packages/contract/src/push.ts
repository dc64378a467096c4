import { NOTIFICATION_TOPICS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const topicsSchema = z
  .array(z.enum(NOTIFICATION_TOPICS))
  .min(1, fieldMessage('Choose at least one'))
  .max(NOTIFICATION_TOPICS.length);

/** Push messages to the device of the caller's session. */
export const pushStateSchema = z.object({
  /** Public key of this installation (VAPID), in the form that browsers expect. */
  publicKey: z.string(),
  /** The topics pushed to this device; null where there are none. */
  topics: z.array(z.enum(NOTIFICATION_TOPICS)).nullable(),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** Bytes in base64url, as in a browser's subscription: a P-256 point and a secret. */
const keySchema = (bytes: number) =>
  z
    .string()
    .max(100)
    .regex(/^[\w-]+=*$/, fieldMessage('This is not a key'))
    .refine(
      (text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes,
      fieldMessage('This is not a key'),
    );

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

export const pushSubscriptionSchema = z.object({
  /** Endpoint of the browser's push service: https, at a public host. */
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: keySchema(POINT_BYTES), auth: keySchema(SECRET_BYTES) }),
  topics: topicsSchema,
});
export type PushSubscriptionInput = z.input<typeof pushSubscriptionSchema>;

export const getPushState = endpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'The topics pushed to this device, and the key for subscribing',
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: pushStateSchema,
});

export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/api/push',
  summary: 'Push to this device until it signs out; the topics replace earlier ones',
  access: 'signed_in',
  bySessionOnly: true,
  body: pushSubscriptionSchema,
  status: 204,
  response: null,
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push',
  summary: 'Stop pushing to this device',
  access: 'signed_in',
  bySessionOnly: true,
  status: 204,
  response: null,
});

export const stopPushTopic = endpoint({
  method: 'DELETE',
  path: '/api/push/topics/:topic',
  summary: 'Stop pushing a topic to this device; after its last topic the subscription ends',
  access: 'signed_in',
  bySessionOnly: true,
  params: z.object({ topic: z.enum(NOTIFICATION_TOPICS, 'Unknown topic') }),
  status: 204,
  response: null,
});

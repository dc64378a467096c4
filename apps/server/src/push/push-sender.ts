import type { NotificationTopic } from '@hooplog/domain';
import { request, type RequestOptions } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushKeys } from '../config/push-keys.ts';
import { publicLookup } from './public-host.ts';
import { statusOf } from './status-of.ts';

/** Where a browser receives messages, and the keys with which only it can read them. */
interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The content that a push service passes on and the device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads: a path in the client. */
  readonly path: string;
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string;
  /** The topic, by which the message can be switched off on the device. */
  readonly topic: NotificationTopic;
  /** Label of the button that switches it off. */
  readonly stop: string;
}

/** `gone`: the browser has cancelled the subscription. `refused`: another try would not help. */
type PushResult = 'sent' | 'gone' | 'refused';

export interface PushSender {
  readonly publicKey: string;
  /** Throws when the service is unreachable or busy: another try may help. */
  send(address: PushAddress, message: PushMessage): Promise<PushResult>;
}

/** A day: anything older is seen in the inbox. */
const TTL_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;

export interface SenderOptions {
  /** Contact for the push service when something is wrong: a web or mailto address. */
  readonly contact: string;
  /** Overrides how connections are made, for tests, which have no public host. */
  readonly connection?: Pick<RequestOptions, 'lookup' | 'ca' | 'port'>;
}

/** Posts, and reads only the status of the answer; redirects are not followed. */
function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  connection: SenderOptions['connection'],
): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = request(endpoint, {
    ...{ method: 'POST', headers, signal, agent: false, lookup: publicLookup },
    ...connection,
  });
  sent.end(body);
  return statusOf(sent);
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  return 'refused';
}

/** Sends by the Web Push protocol (RFC 8030), encrypted for the browser (RFC 8291). */
export function makePushSender(
  { publicKey, privateKey }: PushKeys,
  { contact, connection }: SenderOptions,
): PushSender {
  return {
    publicKey,
    send: async ({ endpoint, p256dh, auth }, message) => {
      const { headers, body } = await buildPushPayload(
        { data: { ...message }, options: { ttl: TTL_SECONDS } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: contact, publicKey, privateKey },
      );
      return resultOf(await post(endpoint, headers, body, connection));
    },
  };
}

import type { NotificationTopic } from '@hooplog/domain';
import { request, type RequestOptions } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushKeys } from '../config/push-keys.ts';
import { publicLookup } from './public-host.ts';
import { statusOf } from './status-of.ts';

/** Where a browser takes messages, and the keys that only it can read them by. */
interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a push service passes on, and the device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads: a path of the client. */
  readonly path: string;
  /** A later message of the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** What it is of, by which it is switched off where it arrives. */
  readonly topic: NotificationTopic;
  /** Name of the button that does so. */
  readonly stop: string;
}

/** `gone`: the browser has given the subscription up. `refused`: another try would not help. */
type PushResult = 'sent' | 'gone' | 'refused';

export interface PushSender {
  readonly publicKey: string;
  /** Throws when the service is away or busy: another try may help. */
  send(address: PushAddress, message: PushMessage): Promise<PushResult>;
}

/** A day: what is older is seen in the inbox. */
const KEPT_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;

export interface SenderOptions {
  /** Whom a push service writes to when something is wrong: an address of the web, or of mail. */
  readonly contact: string;
  /** How connections are made where it is not by public names only: tests have no public host. */
  readonly connection?: Pick<RequestOptions, 'lookup' | 'ca' | 'port'>;
}

/** Posts, and looks at nothing of the answer but its status; redirects are not followed. */
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
        { data: { ...message }, options: { ttl: KEPT_SECONDS } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: contact, publicKey, privateKey },
      );
      return resultOf(await post(endpoint, headers, body, connection));
    },
  };
}

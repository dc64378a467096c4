import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import type { SenderOptions } from '../push/push-sender.ts';

const HOST = 'push.example.com';

/** Port of a test's push service on this machine, and its self-signed certificate. */
export interface LocalPushService {
  readonly ca: string;
  readonly port: number;
}

/** Connection options for a sender, bypassing the rule that push services must be public. */
export const connectionTo = ({
  ca,
  port,
}: LocalPushService): NonNullable<SenderOptions['connection']> => ({
  ca,
  port,
  lookup: (_host, _options, found) => {
    found(null, [{ address: '127.0.0.1', family: 4 }]);
  },
});

/** A browser's push service on this machine, and the browser that decrypts its messages. */
export interface PushService {
  readonly local: LocalPushService;
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The decrypted messages with their headers. */
  readonly received: {
    readonly message: unknown;
    readonly headers: NodeJS.Dict<string | string[]>;
  }[];
  /** Status of the next answers. */
  status: number;
  close(): Promise<void>;
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Keys of a browser, and its decryption of a message (RFC 8291, single record). */
function makeBrowser() {
  const own = createECDH('prime256v1');
  const point = own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
    const secret = hkdf(own.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([
      decipher.update(body.subarray(21 + length, -16)),
      decipher.final(),
    ]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, read };
}

export async function startPushService(): Promise<PushService> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  const browser = makeBrowser();
  const server = createServer({ cert, key }, (request, response) => {
    void buffer(request).then((body) => {
      service.received.push({ message: browser.read(body), headers: request.headers });
      response.writeHead(service.status, {
        location: 'https://elsewhere.example.com/',
        ...(service.status === 101 && { upgrade: 'other', connection: 'upgrade' }),
      });
      response.end('x'.repeat(1000));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    local: { ca: cert, port },
    subscription: { endpoint: `https://${HOST}/device/1`, keys: browser.keys },
    received: [],
    status: 201,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

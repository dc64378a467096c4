import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptPushKeys } from '../config/push-keys.ts';
import { connectionTo, type PushService, startPushService } from '../testing/push-service.ts';
import { makePushSender, type PushMessage } from './push-sender.ts';

let service: PushService;
let folder: string;
beforeAll(async () => {
  service = await startPushService();
  folder = await mkdtemp(join(tmpdir(), 'hooplog-push-'));
});
beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const MESSAGE: PushMessage = {
  ...{ title: 'Hi', body: 'There', path: '/inbox', tag: 'one' },
  ...{ topic: 'coach', stop: 'Nothing from coaches here' },
};
const CONTACT = 'mailto:coach@example.com';
const address = () => {
  const { endpoint, keys } = service.subscription;
  return { endpoint, ...keys };
};
const sender = async () =>
  makePushSender(await keptPushKeys(folder), {
    contact: CONTACT,
    connection: connectionTo(service.local),
  });

test('a message is encrypted for the browser, signed for its service, and names a contact', async () => {
  expect(await (await sender()).send(address(), MESSAGE)).toBe('sent');
  const [{ message, headers } = { message: null, headers: {} }] = service.received;
  expect(message).toEqual(MESSAGE);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const claims = /t=[^.]+\.([^.]+)\./.exec(String(headers['authorization']))?.[1] ?? '';
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: CONTACT,
  });
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [302, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('%i means %s', async (status, result) => {
  service.status = status;
  expect(await (await sender()).send(address(), MESSAGE)).toBe(result);
  expect(service.received).toHaveLength(1);
});

test.each([429, 500, 503])('reports %i as worth another try', async (status) => {
  service.status = status;
  await expect((await sender()).send(address(), MESSAGE)).rejects.toThrow(String(status));
});

test('a service that changes the protocol has answered nothing', async () => {
  service.status = 101;
  await expect((await sender()).send(address(), MESSAGE)).rejects.toThrow('without an answer');
});

test('nothing is sent into a network that is not public', async () => {
  const strict = makePushSender(await keptPushKeys(folder), { contact: CONTACT });
  const endpoint = `https://localhost:${service.local.port}/`;
  await expect(strict.send({ ...address(), endpoint }, MESSAGE)).rejects.toThrow('not public');
  expect(service.received).toEqual([]);
});

test('the keys are created once, for their owner only, even when two processes start at the same time', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'hooplog-push-'));
  const [one, two] = await Promise.all([keptPushKeys(fresh), keptPushKeys(fresh)]);
  expect(two).toEqual(one);
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
  const path = join(fresh, 'push-key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await writeFile(path, 'cut');
  await expect(keptPushKeys(fresh)).rejects.toThrow('damaged');
  await rm(fresh, { recursive: true });
});

test('copies of the program on several machines derive the same keys from their shared secret', async () => {
  const keysOf = async (secret: string) => {
    const fresh = await mkdtemp(join(tmpdir(), 'hooplog-push-'));
    try {
      return await keptPushKeys(fresh, secret);
    } finally {
      await rm(fresh, { recursive: true });
    }
  };
  const secret = 'shared by every copy of the program';
  const [one, two, other] = [
    await keysOf(secret),
    await keysOf(secret),
    await keysOf(`${secret}.`),
  ];
  expect(two).toEqual(one);
  expect(other.publicKey).not.toBe(one.publicKey);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@hooplog/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeOrphanedPhotos } from '../../services/photos/forget-orphans.ts';
import { photoKey } from '../../services/photos/keys.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aPicture } from '../../testing/test-picture.ts';
import { useTestWorker } from '../../testing/test-videos.ts';

const server = useTestApp();
useTestWorker(server);
const ADDRESS = /^\/api\/photos\/[0-9a-f-]{36}$/;
let picture: Buffer;

beforeAll(async () => {
  picture = await aPicture();
});

const put = (client: TestClient, payload: Buffer, headers: Record<string, string> = {}) =>
  client.request({ method: 'PUT', url: '/api/user/photo', payload, headers });

async function withPhoto() {
  const { client, user } = await server.signIn();
  const answer = await put(client, picture);
  expect(answer.statusCode, answer.body).toBe(200);
  const { profileImageUrl } = answer.json<contract.CurrentUser>();
  if (profileImageUrl === null) throw new Error('no photo');
  return { client, user, url: profileImageUrl };
}

const storedPhotos = async () =>
  (await readdir(join(server.context.config.dataDir, 'videos')).catch(() => [])).filter((name) =>
    name.startsWith('photo-'),
  );

test('a photo is kept as a small JPEG under an address that nobody can guess', async () => {
  const { client, url } = await withPhoto();
  expect(url).toMatch(ADDRESS);
  const user = await client.call(contract.getCurrentUser);
  expect(user.profileImageUrl).toBe(url);
  // Ids are known to every signed-in user.
  expect(url).not.toContain(user.id);
  const { client: another } = await server.signIn();
  const shown = await another.request({ url });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(shown.rawPayload.length).toBeLessThan(20_000);
  expect((await server.newClient().request({ url })).statusCode).toBe(401);
});

test('a new photo replaces the old one, whose file is deleted', async () => {
  const { client, url } = await withPhoto();
  const next = (await put(client, picture)).json<contract.CurrentUser>().profileImageUrl;
  expect(next).not.toBe(url);
  await expect.poll(async () => (await client.request({ url })).statusCode).toBe(404);
});

test('a removed photo is gone, and initials are back', async () => {
  const { client, url } = await withPhoto();
  expect(await client.call(contract.removePhoto)).toMatchObject({ profileImageUrl: null });
  await expect.poll(async () => (await client.request({ url })).statusCode).toBe(404);
});

describe('what is no picture is refused, and nothing of it is kept', () => {
  test.each<[string, () => Buffer, Record<string, string>, number]>([
    ['text', () => Buffer.from('hello'), { 'content-type': 'image/jpeg' }, 415],
    ['nothing', () => Buffer.alloc(0), {}, 415],
    ['an SVG with a script', () => Buffer.from('<svg><script>1</script></svg>'), {}, 415],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), {}, 415],
    ['half a PNG header', () => picture.subarray(0, 30), {}, 415],
    ['more than 10 MB', () => Buffer.concat([picture, Buffer.alloc(10_485_761)]), {}, 413],
  ])('%s', async (_, content, headers, status) => {
    const { client } = await server.signIn();
    const before = await storedPhotos();
    const answer = await put(client, content(), headers);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await client.call(contract.getCurrentUser)).toMatchObject({ profileImageUrl: null });
    expect(await storedPhotos()).toEqual(before);
  });
});

test('a photo that a crash left without an owner is swept; those in use stay', async () => {
  const { client, url } = await withPhoto();
  const lost = '8f14e45f-ceea-467f-9d6a-1f0e7c2f3b11';
  const { storage } = server.context;
  await storage.put(
    photoKey(lost),
    (async function* () {
      yield await Promise.resolve(picture);
    })(),
  );
  await removeOrphanedPhotos(server.context, new Date(Date.now() + 60_000));
  expect(await storage.stat(photoKey(lost))).toBeNull();
  expect((await client.request({ url })).statusCode).toBe(200);
});

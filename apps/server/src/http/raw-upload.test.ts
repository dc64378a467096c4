import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import * as contract from '@hooplog/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { pretendVideo } from '../jobs/testing/pretend-video.ts';
import { useTestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { newVideo } from '../testing/test-videos.ts';

// Uploads over real connections, for behaviour that injected requests cannot show.
const app = useTestApp();
const LIMIT = 524_288_000;
const MEBIBYTE = 1024 * 1024;
let port: number;
beforeAll(async () => {
  await app.app.listen({ port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
});

function putTo(
  client: TestClient,
  videoId: string,
  headers: Readonly<Record<string, string | number>> = {},
): ClientRequest {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return request({
    port,
    method: 'PUT',
    path: `/api/videos/${videoId}/content`,
    headers: { cookie, ...headers },
  });
}

async function answerTo(
  sent: ClientRequest,
): Promise<{ status: number | undefined; body: string }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

/** Sends a video of that many bytes in blocks, waiting while the server is not reading. */
async function sendVideo(sent: ClientRequest, bytes: number): Promise<void> {
  const signature = pretendVideo();
  const block = Buffer.alloc(MEBIBYTE, 7);
  const content = function* () {
    yield signature;
    for (let left = bytes - signature.length; left > 0; left -= block.length) {
      yield block.subarray(0, Math.min(left, block.length));
    }
  };
  await pipeline(Readable.from(content()), sent);
}

async function filesLeft(): Promise<string[]> {
  const root = path.join(app.context.config.dataDir, 'videos');
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const stateOf = async (client: TestClient, id: string) =>
  (await client.call(contract.getVideo, { params: { id } })).state;

describe('a lost connection', () => {
  test('leaves no file behind, and the upload can be repeated', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    const lost = putTo(client, videoId, { 'content-length': 10 * MEBIBYTE });
    lost.on('error', () => undefined);
    lost.write(pretendVideo());
    lost.write(Buffer.alloc(MEBIBYTE));
    await expect.poll(filesLeft).toHaveLength(1);
    lost.destroy();
    await expect.poll(filesLeft).toEqual([]);
    expect(await stateOf(client, videoId)).toBe('awaiting_upload');

    const again = putTo(client, videoId);
    again.end(pretendVideo());
    expect((await answerTo(again)).status).toBe(204);
    expect(await stateOf(client, videoId)).toBe('uploaded');
  });
});

describe('over 524,288,000 bytes', () => {
  test('announced, is refused before it is read', async () => {
    const { client } = await app.signIn();
    const before = await filesLeft();
    const sent = putTo(client, await newVideo(client), { 'content-length': LIMIT + 1 });
    sent.on('error', () => undefined);
    sent.write(pretendVideo());
    expect(await answerTo(sent)).toMatchObject({
      status: 413,
      body: expect.stringContaining('Video must be under 500MB') as string,
    });
    sent.destroy();
    expect(await filesLeft()).toEqual(before);
  });

  test('not announced, is refused as soon as it exceeds the limit, and the partial file is removed', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    const sent = putTo(client, videoId, { 'transfer-encoding': 'chunked' });
    sent.on('error', () => undefined);
    const sending = sendVideo(sent, LIMIT + 1).catch(() => undefined);
    expect((await answerTo(sent)).status).toBe(413);
    await sending;
    expect(await stateOf(client, videoId)).toBe('awaiting_upload');
    const parts = path.join(app.context.config.dataDir, 'videos', '.parts');
    expect(await fs.readdir(parts)).toEqual([]);
  });
});

test('a file that is not a video is refused with a message while it is still being sent', async () => {
  const { client } = await app.signIn();
  const sent = putTo(client, await newVideo(client), { 'content-length': 20 * MEBIBYTE });
  sent.on('error', () => undefined);
  const block = Buffer.alloc(MEBIBYTE, 'not a video ');
  const sending = async () => {
    for (let count = 0; count < 20; count += 1) {
      sent.write(block);
      await delay(1);
    }
    sent.end();
  };
  const [{ status }] = await Promise.all([answerTo(sent), sending()]);
  expect(status).toBe(415);
});

test('memory does not grow with the video: 480 MB take hardly more than 32 MB', async () => {
  const { client } = await app.signIn();
  const peakOf = async (bytes: number) => {
    const videoId = await newVideo(client);
    const sent = putTo(client, videoId, { 'content-length': bytes });
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const [{ status }] = await Promise.all([answerTo(sent), sendVideo(sent, bytes)]);
    clearInterval(sampling);
    expect(status).toBe(204);
    return peak;
  };
  const small = await peakOf(32 * MEBIBYTE);
  const large = await peakOf(480 * MEBIBYTE);
  expect(large / small).toBeLessThan(1.5);
});

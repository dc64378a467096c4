import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { videoParts } from '../../database/schema/index.ts';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { closeContext, makeContext } from '../../services/make-context.ts';
import type { S3Settings } from '../../storage/s3-client.ts';
import { newBucket, noS3 } from '../../testing/s3/s3-server.ts';
import { startTcpProxy } from '../../testing/s3/tcp-proxy.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { byId, newVideo, putFile, videoRow } from '../../testing/test-videos.ts';
import { buildApp } from '../app.ts';

const KIB = 1024;
const PART = 64 * KIB;
const TUS = { 'tus-resumable': '1.0.0' };
/** A video of 500 KiB. */
const FILM = Buffer.concat([pretendVideo(), Buffer.alloc(500 * KIB, 7)]).subarray(0, 500 * KIB);
const SHA = createHash('sha256').update(FILM).digest('hex');

function announce(client: TestClient, headers: Readonly<Record<string, string>> = {}) {
  const length = String(FILM.length);
  return client.send(contract.createResumableUpload, {
    headers: { ...TUS, 'upload-length': length, ...headers },
  });
}

async function announced(client: TestClient): Promise<string> {
  const response = await announce(client);
  expect(response.statusCode).toBe(201);
  const { uploadURL, videoId } = contract.createResumableUpload.response.parse(response.json());
  expect(response.headers.location).toBe(uploadURL);
  return videoId;
}

const head = (client: TestClient, videoId: string) =>
  client.send(contract.getUploadOffset, { ...byId(videoId), headers: TUS });

function patch(
  client: TestClient,
  videoId: string,
  { start = 0, payload = FILM.subarray(start, start + PART), headers = {} } = {},
) {
  return client.request({
    method: 'PATCH',
    url: `/api/videos/${videoId}/content`,
    payload,
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(start),
      ...headers,
    },
  });
}

const cookieOf = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends the film with the client library; resolves to the upload's address, or rejects with its error. */
function sendByTus(client: TestClient, options: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(FILM, {
      chunkSize: PART,
      retryDelays: Array<number>(200).fill(1),
      headers: { cookie: cookieOf(client) },
      ...options,
      onError: reject,
      onSuccess: () => {
        resolve(upload.url ?? '');
      },
    });
    upload.start();
  });
}

const idIn = (address: string) => /videos\/([\w-]+)\/content/.exec(address)?.[1] ?? '';

const STORES: readonly (readonly [string, S3Settings | null])[] = [
  ['a disk', null],
  ...(noS3 ? [] : [['a bucket', await newBucket()] as const]),
];

describe.each(STORES)('on %s', (_, s3) => {
  const app = useTestApp({ s3 });
  let origin: string;
  beforeAll(async () => {
    await app.app.listen({ port: 0 });
    origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  });

  async function expectUploaded(client: TestClient, videoId: string): Promise<void> {
    expect(await videoRow(app.context, videoId)).toMatchObject({
      state: 'uploaded',
      bytes: FILM.length,
      sha256: SHA,
      contentType: 'video/mp4',
    });
    const row = await videoRow(app.context, videoId);
    const left = (await storedFiles(app.context)).filter((key) => key.startsWith(videoId));
    expect(left).toEqual([row.storageKey]);
    expect(await app.context.database.$count(videoParts, eq(videoParts.videoId, videoId))).toBe(0);
    const measured = await app.context.database.execute(
      sql`select 1 from graphile_worker._private_jobs where payload->>'videoId' = ${videoId}`,
    );
    expect(measured.rows).toHaveLength(1);
    expect((await head(client, videoId)).headers).toMatchObject({
      'upload-offset': String(FILM.length),
      'upload-length': String(FILM.length),
    });
  }

  test('the client library announces a video and sends it in parts', async () => {
    const { client } = await app.signIn();
    const url = await sendByTus(client, { endpoint: `${origin}/api/videos/resumable` });
    await expectUploaded(client, idIn(url));
  });

  test('a connection that is cut again and again delays a video, and what arrived is not sent again', async () => {
    const { client } = await app.signIn();
    const uploadUrl = `/api/videos/${await announced(client)}/content`;
    const proxy = await startTcpProxy(origin);
    const offsets: number[] = [];
    try {
      proxy.onConnection = () => ({ cutRequestAfter: 150 * KIB });
      await sendByTus(client, {
        chunkSize: 200 * KIB,
        uploadUrl: `http://127.0.0.1:${proxy.port}${uploadUrl}`,
        onBeforeRequest: (request) => {
          if (request.getMethod() === 'PATCH')
            offsets.push(Number(request.getHeader('Upload-Offset')));
        },
      });
    } finally {
      proxy.close();
    }
    // How much of a cut request arrives depends on the network: never less than before, and some bytes across
    // all of them.
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    const kept = new Set(offsets.filter((offset) => offset % (200 * KIB) !== 0));
    expect(kept.size).toBeGreaterThan(0);
    await expectUploaded(client, idIn(uploadUrl));
  });

  test('what one copy of the API has, another one goes on with', async () => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    expect((await patch(client, videoId)).statusCode).toBe(204);

    const { config } = app.context;
    const context = await makeContext(
      { ...config, databaseUrl: config.databaseUrl ?? '' },
      pino({ level: 'silent' }),
    );
    const copy = await buildApp(context);
    try {
      const address = await copy.listen({ port: 0 });
      const offsets: number[] = [];
      await sendByTus(client, {
        uploadUrl: `${address}/api/videos/${videoId}/content`,
        onChunkComplete: (_size, accepted) => offsets.push(accepted),
      });
      expect(offsets[0]).toBe(2 * PART);
    } finally {
      await copy.close();
      await closeContext(context);
    }
    await expectUploaded(client, videoId);
  });

  test('the last part twice, at once and later, makes one video', async () => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    const start = 8 * PART - PART;
    const most = FILM.subarray(0, start);
    expect((await patch(client, videoId, { payload: most })).statusCode).toBe(204);
    const last = { start, payload: FILM.subarray(start) };
    const both = await Promise.all([patch(client, videoId, last), patch(client, videoId, last)]);
    const statuses = both.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(204);
    // The other request finds it finished: while it runs, or before it begins.
    expect([204, 409]).toEqual(expect.arrayContaining(statuses));
    await expectUploaded(client, videoId);
    expect((await patch(client, videoId, last)).statusCode).toBe(409);
    const nothing = { start: FILM.length, payload: Buffer.alloc(0) };
    expect((await patch(client, videoId, nothing)).statusCode).toBe(204);
    await expectUploaded(client, videoId);
  });

  test('of two parts that begin at the same byte one is accepted', async () => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    const answers = await Promise.all([patch(client, videoId), patch(client, videoId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await head(client, videoId)).headers['upload-offset']).toBe(String(PART));
    const left = (await storedFiles(app.context)).filter((key) => key.startsWith(videoId));
    expect(left).toHaveLength(1);
  });
});

describe('an upload in parts', () => {
  const app = useTestApp();

  test('is announced by its size, and says how far it is', async () => {
    const { client } = await app.signIn();
    const { headers, statusCode } = await announce(client);
    expect(statusCode).toBe(201);
    expect(headers['tus-resumable']).toBe('1.0.0');
    const videoId = idIn(String(headers.location));
    const before = await head(client, videoId);
    expect(before.statusCode).toBe(200);
    expect(before.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': String(FILM.length),
      'cache-control': 'no-store',
    });
    const sent = await patch(client, videoId);
    expect(sent.statusCode).toBe(204);
    expect(sent.headers['upload-offset']).toBe(String(PART));
    const days = (Date.parse(String(sent.headers['upload-expires'])) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });

  test.each([
    ['over 500 MB', { 'upload-length': '524288001' }, 413],
    ['of nothing', { 'upload-length': '0' }, 415],
    ['of an invalid size', { 'upload-length': '1e3' }, 400],
    ['of a negative size', { 'upload-length': '-1' }, 400],
    ['by another version', { 'tus-resumable': '2.0.0' }, 412],
  ])('%s is refused when it is announced', async (_, headers, status) => {
    const { client } = await app.signIn();
    expect((await announce(client, headers)).statusCode).toBe(status);
  });

  test.each([
    ['what is no video', { payload: Buffer.alloc(PART, 'no video') }, 415],
    ['a part that is too small', { payload: FILM.subarray(0, PART - 1) }, 400],
    ['more bytes than were announced', { payload: Buffer.concat([FILM, FILM]) }, 400],
    ['a wrong offset', { start: PART }, 409],
    ['no place', { headers: { 'upload-offset': '' } }, 400],
    ['another type', { headers: { 'content-type': 'video/mp4' } }, 415],
    ['another version', { headers: { 'tus-resumable': '0.2.2' } }, 412],
  ])('%s is refused, and nothing is stored', async (_, part, status) => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    expect((await patch(client, videoId, part)).statusCode).toBe(status);
    expect((await head(client, videoId)).headers['upload-offset']).toBe('0');
    const left = (await storedFiles(app.context)).filter((key) => key.startsWith(videoId));
    expect(left).toEqual([]);
  });

  test("is the owner's alone", async () => {
    const { client: owner } = await app.signIn();
    const videoId = await announced(owner);
    const { client: stranger } = await app.signIn();
    for (const [client, status] of [
      [stranger, 404],
      [app.newClient(), 401],
    ] as const) {
      expect((await head(client, videoId)).statusCode).toBe(status);
      expect((await patch(client, videoId)).statusCode).toBe(status);
    }
    expect((await announce(app.newClient())).statusCode).toBe(401);
    expect((await head(owner, videoId)).headers['upload-offset']).toBe('0');
  });

  test('is not started for a video that is sent as one', async () => {
    const { client } = await app.signIn();
    expect((await head(client, await newVideo(client))).statusCode).toBe(404);
  });

  test('is replaced by the whole file, sent as one', async () => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    await patch(client, videoId);
    expect((await putFile(client, videoId, FILM)).statusCode).toBe(204);
    expect((await head(client, videoId)).headers['upload-offset']).toBe(String(FILM.length));
    const left = (await storedFiles(app.context)).filter((key) => key.startsWith(videoId));
    expect(left).toHaveLength(1);
  });

  test('that is removed cannot continue', async () => {
    const { client } = await app.signIn();
    const videoId = await announced(client);
    await patch(client, videoId);
    await client.call(contract.deleteVideo, byId(videoId));
    expect((await patch(client, videoId, { start: PART })).statusCode).toBe(404);
  });

  test('shows an error to a client that only uses the library', async () => {
    const { client } = await app.signIn();
    const address = await app.app.listen({ port: 0 });
    const uploadUrl = `${address}/api/videos/01900000-0000-7000-8000-000000000000/content`;
    const error = await sendByTus(client, { uploadUrl }).catch((thrown: unknown) => thrown);
    expect((error as DetailedError).originalResponse?.getStatus()).toBe(404);
  });
});

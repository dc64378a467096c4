import * as contract from '@hooplog/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadedVideo, useTestWorker } from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

describe('playing', () => {
  let client: TestClient;
  let url: string;
  let etag: string;
  // The fake rendition holds the ten bytes 0123456789.
  beforeAll(async () => {
    ({ client } = await app.signIn());
    const videoId = await uploadedVideo(client);
    await client.call(contract.processVideo, {
      body: { videoURL: `/api/videos/${videoId}/content` },
    });
    url = `/api/videos/${videoId}/file`;
    etag = String((await client.request({ method: 'GET', url })).headers['etag']);
  });

  test.each([
    { range: undefined, status: 200, body: '0123456789', part: undefined },
    { range: 'bytes=0-', status: 206, body: '0123456789', part: 'bytes 0-9/10' },
    { range: 'bytes=2-4', status: 206, body: '234', part: 'bytes 2-4/10' },
    { range: 'bytes=9-9', status: 206, body: '9', part: 'bytes 9-9/10' },
    { range: 'bytes=5-500', status: 206, body: '56789', part: 'bytes 5-9/10' },
    { range: 'bytes=-3', status: 206, body: '789', part: 'bytes 7-9/10' },
    { range: 'bytes=10-', status: 416, body: '', part: 'bytes */10' },
    { range: 'bytes=20-30', status: 416, body: '', part: 'bytes */10' },
    { range: 'bytes=4-2', status: 416, body: '', part: 'bytes */10' },
    { range: 'bytes=0-1,5-6', status: 200, body: '0123456789', part: undefined },
    { range: 'lines=1-2', status: 200, body: '0123456789', part: undefined },
    { range: 'nonsense', status: 200, body: '0123456789', part: undefined },
  ])('Range $range → $status $part', async ({ range, status, body, part }) => {
    const headers = range === undefined ? {} : { range };
    const response = await client.request({ method: 'GET', url, headers });
    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(body);
    expect(response.headers['content-range']).toBe(part);
    expect(response.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(body.length),
      'cache-control': 'private, no-cache',
    });
  });

  test('HEAD sends the length and no content', async () => {
    const response = await client.request({ method: 'HEAD', url });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-length': '10', 'content-type': 'video/mp4' });
    expect(response.body).toBe('');
  });

  test('a cached file is not sent again', async () => {
    const headers = { 'if-none-match': etag };
    expect((await client.request({ method: 'GET', url, headers })).statusCode).toBe(304);
  });

  test('a range of another version is ignored, and the whole file is sent', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"another"' };
    expect((await client.request({ method: 'GET', url, headers })).statusCode).toBe(200);
    const same = { range: 'bytes=2-4', 'if-range': etag };
    expect((await client.request({ method: 'GET', url, headers: same })).statusCode).toBe(206);
  });

  test('the poster is a picture', async () => {
    const poster = url.replace(/file$/, 'poster');
    const response = await client.request({ method: 'GET', url: poster });
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.body).toBe('a still picture');
  });

  test('nothing plays before there is a rendition', async () => {
    const id = await uploadedVideo(client);
    await client.refused(404, contract.playVideo, { params: { id } });
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-client/api-error.ts';
import { putVideo } from './put-video.ts';

/** The part of XMLHttpRequest that an upload uses, moved by the test. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly abort = () => this.onabort?.();

  answer(status: number, responseText = '') {
    Object.assign(this, { status, responseText });
    this.onload?.();
    this.onloadend?.();
  }
}

let request: FakeRequest;
beforeEach(() => {
  request = new FakeRequest();
  // A constructor that returns an object gives that object to `new`.
  vi.stubGlobal('XMLHttpRequest', function fake() {
    return request;
  });
});
afterEach(() => vi.unstubAllGlobals());

const FILE = new File(['film'], 'a.mov', { type: 'video/quicktime' });

function put() {
  const controller = new AbortController();
  const sent: number[] = [];
  const done = putVideo('/api/videos/1/content', FILE, {
    signal: controller.signal,
    onProgress: (bytes) => sent.push(bytes),
  });
  return { done, sent, controller };
}

test('sends the raw file with its type and tells how much has gone', async () => {
  const { done, sent } = put();
  request.upload.onprogress?.({ loaded: 2 });
  request.upload.onprogress?.({ loaded: 4 });
  request.answer(204);
  await done;
  expect(request.open).toHaveBeenCalledWith('PUT', '/api/videos/1/content');
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-type', 'video/quicktime');
  expect(request.send).toHaveBeenCalledWith(FILE);
  expect(sent).toEqual([2, 4]);
});

test('a refusal carries the sentence of the server', async () => {
  const { done } = put();
  const body = { message: 'Video must be under 500MB', code: 'too_large', requestId: 'r1' };
  request.answer(413, JSON.stringify(body));
  await expect(done).rejects.toMatchObject({ status: 413, body });
});

test("a proxy's error page is an error without a sentence", async () => {
  const { done } = put();
  request.answer(502, '<html>');
  await expect(done).rejects.toMatchObject({ status: 502, body: null });
  await expect(done).rejects.toBeInstanceOf(ApiError);
});

test('a lost connection is an error', async () => {
  const { done } = put();
  request.onerror?.();
  await expect(done).rejects.toThrow('connection');
});

test('a cancelled upload stops the request', async () => {
  const { done, controller } = put();
  controller.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});

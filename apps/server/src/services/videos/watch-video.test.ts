import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo } from '../../testing/test-videos.ts';
import { removeVideo } from './remove-video.ts';
import { watchVideo } from './watch-video.ts';

const app = useTestApp();
const SOON = 20;

async function watched(heartbeatMs?: number) {
  const { client, user } = await app.signIn();
  // Nothing has been told of it yet, so nothing can arrive late.
  const videoId = await newVideo(client);
  const hangUp = new AbortController();
  const watching = watchVideo(app.context, user.id, videoId, hangUp.signal, heartbeatMs);
  const next = async () => {
    const { done, value } = await watching.next();
    return done === true ? 'end' : value;
  };
  return { user, videoId, hangUp, watching, next };
}

test('says now and then that it still watches', async () => {
  const { next, hangUp } = await watched(SOON);
  expect(await next()).toMatchObject({ state: 'awaiting_upload' });
  expect(await next()).toBeNull();
  expect(await next()).toBeNull();
  hangUp.abort();
  expect(await next()).toBe('end');
});

test('ends as soon as the watcher is gone, in the middle of waiting', async () => {
  const { next, hangUp } = await watched();
  await next();
  const waiting = next();
  hangUp.abort();
  expect(await waiting).toBe('end');
});

test('ends when the video is removed', async () => {
  const { next, user, videoId } = await watched();
  await next();
  const waiting = next();
  await removeVideo(app.context, user.id, videoId);
  expect(await waiting).toBe('end');
});

test('does not begin on a video of somebody else', async () => {
  const { client } = await app.signIn();
  const videoId = await newVideo(client);
  const { user } = await app.signIn();
  const watching = watchVideo(app.context, user.id, videoId, new AbortController().signal);
  await expect(watching.next()).rejects.toMatchObject({ code: 'not_found' });
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TooManyWaiting } from '../../database/away.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo } from '../../testing/test-videos.ts';
import { removeVideo } from './remove-video.ts';
import { VIDEO_CHANNEL } from './rows.ts';
import { streamVideoEvents } from './stream-video-events.ts';

const app = useTestApp();
const SOON = 20;

async function watched(options: Omit<Parameters<typeof streamVideoEvents>[3], 'signal'> = {}) {
  const { client, user } = await app.signIn();
  // No notification has been sent for it yet, so none can arrive late.
  const videoId = await newVideo(client);
  const hangUp = new AbortController();
  const watching = streamVideoEvents(app.context, user.id, videoId, {
    signal: hangUp.signal,
    ...options,
  });
  const next = async () => {
    const { done, value } = await watching.next();
    return done === true ? 'end' : value;
  };
  return { user, videoId, hangUp, watching, next };
}

test('sends a heartbeat while nothing happens', async () => {
  const { next, hangUp } = await watched({ heartbeat: SOON });
  expect(await next()).toMatchObject({ state: 'awaiting_upload' });
  expect(await next()).toBeNull();
  expect(await next()).toBeNull();
  hangUp.abort();
  expect(await next()).toBe('end');
});

test('ends as soon as the watcher is gone, even while it waits', async () => {
  const { next, hangUp } = await watched();
  await next();
  const waiting = next();
  hangUp.abort();
  expect(await waiting).toBe('end');
});

test('ends when the video is deleted', async () => {
  const { next, user, videoId } = await watched();
  await next();
  const waiting = next();
  await removeVideo(app.context, user.id, videoId);
  expect(await waiting).toBe('end');
});

test('does not start for another user’s video', async () => {
  const { client } = await app.signIn();
  const videoId = await newVideo(client);
  const { user } = await app.signIn();
  const watching = streamVideoEvents(app.context, user.id, videoId, {
    signal: new AbortController().signal,
  });
  await expect(watching.next()).rejects.toMatchObject({ code: 'not_found' });
});

test('sends nothing more to a user who has been signed out, and ends', async () => {
  let isSignedIn = true;
  const { next, videoId } = await watched({ maySee: () => Promise.resolve(isSignedIn) });
  await next();
  const waiting = next();
  isSignedIn = false;
  await app.context.database.execute(sql`select pg_notify(${VIDEO_CHANNEL}, ${videoId})`);
  expect(await waiting).toBe('end');
});

test('one user may watch a limited number of times at once, and again when one ends', async () => {
  const { user, videoId, next, hangUp } = await watched();
  await next();
  const watch = () =>
    streamVideoEvents(app.context, user.id, videoId, { signal: new AbortController().signal });
  const others = await Promise.all(Array.from({ length: 7 }, () => watch().next()));
  expect(others.map(({ done }) => done)).toEqual(others.map(() => false));
  await expect(watch().next()).rejects.toBeInstanceOf(TooManyWaiting);
  hangUp.abort();
  await next();
  expect((await watch().next()).done).toBe(false);
});

import { stat } from 'node:fs/promises';
import { renderedClip } from '@hooplog/eval';
import type { Browser, Page } from '@playwright/test';
import type { Video } from '@hooplog/contract';
import { startCounting, useCamera } from '../harness/camera.ts';
import { pixelsBeside } from '../harness/pixels-beside.ts';
import { answerTo } from '../harness/repeat-unanswered.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const COUNT_MS = 240_000;
const COUNTED = /\/api\/videos\/counted$/;

useCamera(test);
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** Waits until the server has prepared the clips for playing; returns when the film ends, seconds. */
async function untilPrepared(page: Page, videoId: string): Promise<void> {
  const look = async () => {
    const video = await page.request.get(`/api/videos/${videoId}`);
    return ((await video.json()) as Video).playbackUrl;
  };
  await expect.poll(look, { timeout: 90_000 }).toBe(`/api/videos/${videoId}/file`);
}

/** Another device of the same player. */
async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}

/** How many distinct pixel values the page's film has at a moment. */
const shadesAt = (seconds: number) => `(async () => {
  const video = document.querySelector('video');
  video.currentTime = ${seconds};
  await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  const drawing = new OffscreenCanvas(64, 36).getContext('2d');
  drawing.drawImage(video, 0, 0, 64, 36);
  return new Set(drawing.getImageData(0, 0, 64, 36).data).size;
})()`;

/** The film has a frame at a moment, not of a single colour. */
async function expectPlays(page: Page, seconds: number): Promise<void> {
  const player = page.locator('video').first();
  await expect(player).toHaveAttribute('src', /\/api\/videos\/.*\/file/);
  // A browser without a free core draws a frame later than it reports the seek as done.
  await expect.poll(() => page.evaluate<number>(shadesAt(seconds))).toBeGreaterThan(20);
}

test('clips of a film that go to the server are reviewed on another device', async ({
  page,
  context,
  browser,
  baseURL,
  signedIn,
  picture,
  expectAccessible,
}) => {
  await page.goto('/film');
  const seen = page.getByRole('list', { name: 'What the picture shows' });
  await expect(seen.getByText('Feet: good')).toBeVisible();
  await page.getByRole('button', { name: 'Film settings' }).click();
  await page.getByRole('switch', { name: 'Send the clips of my shots to the server' }).check();
  await picture('film-settings');
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  // The guide has loaded everything for the count: from here on a gym without a signal changes nothing.
  await context.setOffline(true);
  await startCounting(page);
  await expect(page.getByRole('status', { name: /of 2 made/ })).toBeVisible({ timeout: 240_000 });
  await context.setOffline(false);
  const [saved] = await Promise.all([
    answerTo(page, COUNTED),
    answerTo(page, /\/api\/videos\/[^/]+\/clips$/, 90_000),
    (async () => {
      await page.getByRole('button', { name: 'Finish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    })(),
  ]);
  const { id, workoutId } = (await saved.json()) as Video;
  await untilPrepared(page, id);
  const workout = await page.request.get(`/api/workouts/${workoutId ?? ''}`);
  expect(workout.status(), await workout.text()).toBe(200);
  const { shots } = (await workout.json()) as { shots: { rimSeconds: number }[] };

  const other = await otherDevice(browser, baseURL, signedIn.email);
  await other.goto(`/video/${id}`);
  await expect(other.getByLabel('Your workout video')).toBeVisible();
  await expectPlays(other, shots[0]?.rimSeconds ?? 0);
  await other.context().close();
});

/** Number of clips waiting on the device. */
const WAITING = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hooplog-films');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const counting = opening.result.transaction('clips').objectStore('clips').count();
    counting.onsuccess = () => {
      opening.result.close();
      resolve(counting.result);
    };
  };
})`;

/** Bytes of the film stored on the device; 0 for none. */
const filmBytes = (id: string) => `(async () => {
  try {
    const films = await (await navigator.storage.getDirectory()).getDirectoryHandle('films');
    return (await (await films.getFileHandle('${id}')).getFile()).size;
  } catch {
    return 0;
  }
})()`;

/** How often clips have arrived at the server. */
function arrivals(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('response', (response) => {
    if (response.url().endsWith('/clips') && response.status() === 204) seen.count += 1;
  });
  return seen;
}

test('the shots of a file that was counted here arrive on the server once, though the page is reloaded on the way', async ({
  page,
  browser,
  baseURL,
  signedIn,
  picture,
  expectAccessible,
}) => {
  const { path } = await renderedClip();
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(path);
  const counting = answerTo(page, COUNTED, COUNT_MS);
  await page.getByRole('button', { name: 'Count shots' }).click();
  const { id, workoutId } = (await (await counting).json()) as Video;
  // If the page were left before the film is stored, there would be no clips.
  const { size } = await stat(path);
  await expect.poll(() => page.evaluate<number>(filmBytes(id))).toBe(size);
  await page.goto(`/workout/${workoutId ?? ''}`);
  const share = page.getByRole('button', {
    name: 'Keep the clips on the server too',
  });
  await expect(share).toBeVisible();
  expect(await pixelsBeside(page)).toBe(0);
  await picture('workout-share-clips');
  await expectAccessible();
  const arrived = arrivals(page);
  // The first upload does not finish: the page is reloaded during it.
  const onTheWay = Promise.withResolvers<undefined>();
  const hold = () => {
    onTheWay.resolve(undefined);
  };
  await page.route(/\/api\/videos\/[^/]+\/clips$/, hold, { times: 1 });
  await share.click();
  await expect(page.getByText('The clips are on their way to the server.')).toBeVisible();
  await onTheWay.promise;
  await page.reload();
  await untilPrepared(page, id);
  // The device polls every half minute, and keeps its copy until then.
  await expect.poll(() => page.evaluate<number>(WAITING), { timeout: 90_000 }).toBe(0);
  expect(arrived.count).toBe(1);
  const videos = (await (await page.request.get('/api/videos')).json()) as readonly Video[];
  expect(videos.map((video) => video.id)).toEqual([id]);

  const other = await otherDevice(browser, baseURL, signedIn.email);
  await other.goto(`/workout/${workoutId ?? ''}`);
  await expectPlays(other, 3);
  await other.goto(`/video/${id}`);
  await expectPlays(other, 3);
  await expect(
    other.getByRole('list', { name: 'Shots', exact: true }).getByRole('button'),
  ).toHaveCount(3);
  await other.context().close();
});

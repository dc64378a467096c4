import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Video, WorkoutDetails } from '@hooplog/contract';
import { renderedClip } from '@hooplog/eval';
import { expect, test } from '../harness/test.ts';

/** Rendering the clip (once, then cached), and counting it here and on the server take a while on a small machine. */
const COUNT_MS = 240_000;

/** The calls and their evidence, for comparison. */
const callsOf = ({ shots }: WorkoutDetails) =>
  shots.map(({ rimSeconds, outcome, zone, needsReview }) => ({
    seconds: rimSeconds ?? 0,
    ...{ outcome, zone, needsReview },
  }));

/**
 * The same, with moments rounded to a frame: the server looks for the ring with a larger network than browsers have.
 */
const toAFrame = (calls: ReturnType<typeof callsOf>) =>
  calls.map((call) => ({ ...call, seconds: expect.closeTo(call.seconds, 1) }));

async function workoutOf(page: Page, videoId: string): Promise<WorkoutDetails> {
  const video = (await (await page.request.get(`/api/videos/${videoId}`)).json()) as Video;
  const workout = await page.request.get(`/api/workouts/${video.workoutId ?? ''}`);
  return (await workout.json()) as WorkoutDetails;
}

/** The server's own count of a file. */
async function countedOnServer(page: Page, path: string): Promise<WorkoutDetails> {
  const upload = (await (await page.request.post('/api/videos/upload')).json()) as {
    readonly uploadURL: string;
    readonly videoId: string;
  };
  await page.request.put(upload.uploadURL, { data: await readFile(path) });
  const data = { videoURL: upload.uploadURL };
  await page.request.post('/api/videos/process', { data, timeout: COUNT_MS });
  return workoutOf(page, upload.videoId);
}

async function choose(page: Page): Promise<string> {
  const { path } = await renderedClip();
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
  return path;
}

test('a film counted on the device gives the server’s result, and is reviewed and saved', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const uploaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/content')) uploaded.push(request.url());
  });
  const path = await choose(page);
  await picture('device-count-chosen');
  await expectAccessible();
  await page.getByRole('button', { name: 'Count shots' }).click();
  await expect(page.getByRole('progressbar', { name: 'Count' })).toBeVisible();
  await expect(page.getByText('Is this the hoop?')).toBeVisible({ timeout: COUNT_MS });
  await picture('device-count-hoop');
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();

  // The film plays from the device.
  const player = page.getByLabel('Your workout video');
  await expect(player).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button')).toHaveCount(3); // prettier-ignore
  await picture('device-count-review');

  const videoId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const here = await workoutOf(page, videoId);
  expect(here).toMatchObject({ countedOn: 'device', videoUrl: null, totalShots: 3 });
  expect(callsOf(here)).toEqual(toAFrame(callsOf(await countedOnServer(page, path))));
  // The server's own count was the only upload.
  expect(uploaded).toEqual([]);

  // After a reload the stored copy plays, and answered questions do not come again.
  await page.reload();
  await expect(player).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
});

test(
  'a count is cancelled at once and in the middle, and starts again from the beginning',
  { tag: '@long' },
  async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    await choose(page);
    const progress = page.getByRole('progressbar', { name: 'Count' });
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
    await page.getByRole('button', { name: 'Count shots' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Count shots' }).click();
    await expect.poll(percent, { timeout: COUNT_MS }).toBeGreaterThan(35);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await page.getByRole('button', { name: 'Count shots' }).click();
    await expect.poll(percent).toBeLessThan(35);
    await expect(page.getByText('Is this the hoop?')).toBeVisible({ timeout: COUNT_MS });
    const videoId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await workoutOf(page, videoId)).totalShots).toBe(3);
  },
);

test('if the neural network cannot be loaded, the page says so, and the server can still count', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.route('**/assets/eyes-*.onnx', (route) => route.abort());
  await choose(page);
  await page.getByRole('button', { name: 'Count shots' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByText('On the server').click();
  await expect(page.getByRole('button', { name: 'Upload & Analyze' })).toBeEnabled();
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });

  test('a film is counted with cached files, and saved once there is one again', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/upload');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // A started count has loaded all its files into the device's cache.
    await choose(page);
    await page.getByRole('button', { name: 'Count shots' }).click();
    const progress = page.getByRole('progressbar', { name: 'Count' });
    await expect(progress).toHaveAttribute('aria-valuenow', /[1-9]/, { timeout: COUNT_MS });
    await page.getByRole('button', { name: 'Cancel' }).click();

    await context.setOffline(true);
    await choose(page);
    await page.getByRole('button', { name: 'Count shots' }).click();
    const save = page.getByRole('button', { name: 'Save the count' });
    await expect(save).toBeVisible({ timeout: COUNT_MS });
    await context.setOffline(false);
    await save.click();
    await expect(page.getByText('Is this the hoop?')).toBeVisible();
  });
});

import type { Place, Video } from '@hooplog/contract';
import type { Page, Response } from '@playwright/test';
import { startCounting, useCamera } from '../harness/camera.ts';
import { expect, test } from '../harness/test.ts';

useCamera(test);
test.use({
  serviceWorkers: 'allow',
  provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

interface StoredShot {
  readonly part: number;
  readonly rimSeconds: number;
  readonly outcome: string;
  readonly clipBytes: number;
}

/** The film's shots and clips stored on the device, in order of time. */
const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hooplog-films');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const step = opening.result.transaction(['shots', 'clips']);
    const shots = step.objectStore('shots').getAll();
    const clips = step.objectStore('clips').getAll();
    step.oncomplete = () => {
      opening.result.close();
      resolve(shots.result.map(({ key, part, shot }) => ({
        part,
        rimSeconds: shot.rimSeconds,
        outcome: shot.outcome,
        clipBytes: clips.result.find((clip) => clip.key === key)?.file.size ?? 0,
      })).sort((a, b) => a.part - b.part || a.rimSeconds - b.rimSeconds));
    };
  };
})`;

/** The source of each part's court. */
const COURT_SOURCES = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hooplog-films');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const step = opening.result.transaction(['films']);
    const films = step.objectStore('films').getAll();
    step.oncomplete = () => {
      opening.result.close();
      resolve(films.result[0].parts.map(({ seen }) => seen.courtSource));
    };
  };
})`;

/** Starts once the guide reports that everything is fine. */
async function startWhenGood(page: Page): Promise<void> {
  const seen = page.getByRole('list', { name: 'What the picture shows' });
  for (const what of ['Rim', 'Arc', 'Steady', 'Light', 'Feet', 'Lines']) {
    await expect(seen.getByText(`${what}: good`)).toBeVisible();
  }
  await startCounting(page);
}

/** Waits until this many shots are counted in all. */
async function shoot(page: Page, total: number): Promise<void> {
  const score = page.getByRole('status', { name: new RegExp(`of ${total} made`) });
  await expect(score).toBeVisible({ timeout: 240_000 });
}

test('a workout is counted live, goes on after a reload without a connection, and is saved once', async ({
  page,
  context,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const saves: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/videos/counted')) saves.push(response);
  });

  await page.goto('/upload');
  await page.getByRole('link', { name: 'Film and count live' }).click();
  // The detected lines are drawn over the picture: one tap confirms them.
  const question = page.getByRole('group', { name: 'Do these lines match the court?' });
  await expect(question).toBeVisible({ timeout: 240_000 });
  await picture('film-these-lines');
  await expectAccessible();
  await question.getByRole('button', { name: 'Move them' }).click();
  await expect(page.getByRole('heading', { name: 'Where is the court?' })).toBeVisible();
  await picture('film-mark-court');
  await page.getByLabel('Remember this place as').fill('Home court');
  await page.getByRole('button', { name: 'Use this court' }).click();
  await expect(question).toBeHidden();
  await startWhenGood(page);
  await shoot(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await picture('film-counting');
  await expectAccessible();
  // Here a tap toggles a call, so there are no sides; the keys are those of every count.
  const newest = page.getByRole('button', { name: /^Shot \d+: / }).last();
  const seen = await newest.getAttribute('aria-label');
  await page.keyboard.press('x');
  await expect(newest).toHaveAccessibleName(/: missed\. Call it made\.$/);
  await page.keyboard.press('m');
  await expect(newest).toHaveAccessibleName(/: made\. Call it missed\.$/);
  await page.keyboard.press('z');
  await expect(newest).toHaveAccessibleName(seen ?? '');

  // The gym has no signal, and the phone closes the page.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your workout is not finished' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep filming' }).click();
  await startWhenGood(page);
  await shoot(page, 3);
  // A wrong call is corrected by one tap.
  await page.getByRole('button', { name: /^Shot 3: / }).click();
  const stored = await page.evaluate<StoredShot[]>(KEPT);
  // The phone has not moved: the answer about the court holds without being asked again.
  expect(await page.evaluate<string[]>(COURT_SOURCES)).toEqual(['user', 'user']);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await expectAccessible();

  // How many frames a loaded machine gets from the camera varies, and so do the calls; device-count.spec.ts checks on
  // files that the same frames give the same calls.
  expect(stored).toHaveLength(3);
  for (const part of [0, 1]) {
    for (const { clipBytes } of stored.filter((shot) => shot.part === part).slice(0, -1)) {
      expect(clipBytes, 'bytes of a clip').toBeGreaterThan(20_000);
      expect(clipBytes, 'bytes of a clip').toBeLessThan(900_000);
    }
  }

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Done' }).first().click();
  await expect(page.getByText(/waits on this device/)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(saves).toHaveLength(1);
  const saved = (await saves[0]?.json()) as Video | undefined;
  expect(saved?.calibration?.courtSource).toBe('user');
  const places = (await (await page.request.get('/api/places')).json()) as readonly Place[];
  expect(places.map(({ name }) => name)).toEqual(['Home court']);
});

import { readFile } from 'node:fs/promises';
import { type CreateWorkoutBody, type WorkoutDetails } from '@hooplog/contract';
import { probe } from '@hooplog/media';
import type { Page } from '@playwright/test';
import { countOnServer } from '../harness/count-on-server.ts';
import { expect, test } from '../harness/test.ts';

type Zones = CreateWorkoutBody['shotData'];

/** Length of the page's only film, seconds. */
const DURATION = `document.querySelector('video').duration`;
const POSITION = `document.querySelector('video').currentTime`;
const PLAY = `(async () => {
  const video = document.querySelector('video');
  video.muted = true;
  await video.play();
})()`;

/** Runs in the page, before its own scripts: a device that can share files, and stores what is shared. */
const SHARES = `
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => {
    window.shared.push(files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })));
  };
`;
/** Runs in the page, before its own scripts: counts the animated zones and days. */
const WATCHES = `
  window.seen = { zones: 0, days: 0 };
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'appear' && target.closest('.draws-in') !== null) window.seen.zones += 1;
  });
  document.addEventListener('transitionstart', ({ propertyName, target }) => {
    const isInResult = target.closest('section[aria-label="Result"]') !== null;
    if (isInResult && propertyName === 'background-color') window.seen.days += 1;
  });
`;

const DAY_MS = 24 * 3_600_000;

/** Saves a workout counted by hand as the player of this page. */
async function saved(
  { request }: Page,
  shotData: Zones,
  workoutDate = new Date(),
): Promise<WorkoutDetails> {
  const made = shotData.reduce((sum, zone) => sum + zone.made, 0);
  const totalShots = shotData.reduce((sum, zone) => sum + zone.total, 0);
  const workout = { workoutDate, totalShots, made, missed: totalShots - made };
  const answer = await request.post('/api/workouts', { data: { workout, shotData } });
  await expect(answer).toBeOK();
  return (await answer.json()) as WorkoutDetails;
}

test('a workout ends with its results: records, zones, badges, the next step', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await saved(page, [{ zone: 'zone_1_paint', made: 20, total: 40 }]);
  await page.request.post('/api/goals', { data: { kind: 'makes', target: 120 } });
  const { id } = await saved(page, [
    { zone: 'zone_1_paint', made: 48, total: 60 },
    { zone: 'zone_5_free_throw', made: 9, total: 15 },
    { zone: 'zone_14_left_corner_three', made: 4, total: 20 },
  ]);
  await page.goto(`/workout/${id}/finish`);
  await expect(page.getByRole('heading', { name: 'Workout finished' })).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('64%');
  await expect(result).toContainText('61 of 95');
  await expect(page.getByText('Most makes in a workout')).toBeVisible();
  await expect(page.getByText('50% before')).toBeVisible();
  await expect(page.getByText('most likely you shoot 68–88% from here.')).toBeVisible();
  await expect(page.getByText('That is more than bad luck')).toBeVisible();
  await expect(page.getByText('14 points better than last time (50% of 40 shots')).toBeVisible();
  await expect(page.getByText('81 of 120 makes')).toBeVisible();
  await expect(page.getByText('+61', { exact: true })).toBeVisible();
  await expect(page.getByText('39 more makes and this week’s goal is reached.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /New badges?/ })).toBeVisible();
  await expect(page.getByText('Reel of your makes')).toHaveCount(0);
  await expectAccessible();
  await picture('finish');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('finish-dark');
  await expectAccessible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download Picture' })).toBeVisible();
  const drawn = page.getByRole('dialog').getByRole('img');
  await expect(drawn).toHaveJSProperty('height', 1350);
  await expect(drawn).not.toHaveAccessibleName(/Jordan Rivers/);
  await expect(page.getByText('No name, no face, no notes')).toBeVisible();
  await page.getByText('Story', { exact: true }).click();
  await expect(drawn).toHaveJSProperty('height', 1920);
  await page.getByRole('switch', { name: 'Show my name' }).click();
  await expect(drawn).toHaveAccessibleName(/Jordan Rivers/);
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Picture' }).click();
  const file = await readFile(await (await download).path());
  // Width and height of a PNG, from its first chunk.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1920]);
});

test('the makes of a filmed workout become a reel that plays, and is saved', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const { id, made } = await countOnServer(page);
  expect(made).toBeGreaterThan(0);
  await page.goto(`/workout/${id}/finish`);
  // After a film, "film" is not suggested.
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect(page.getByText(/^Film the next one/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Make the reel' }).click();
  const reel = page.getByLabel('Reel of your makes');
  await expect(reel).toBeVisible({ timeout: 120_000 });
  await expect(reel).toHaveJSProperty('error', null);
  await expect.poll(() => page.evaluate(DURATION)).toBeGreaterThan(2);
  await page.evaluate(PLAY);
  await expect.poll(() => page.evaluate(POSITION)).toBeGreaterThan(0.2);
  await page.evaluate(`document.querySelector('video').pause()`);
  await picture('finish-reel');
  await expectAccessible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Reel' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).toString('latin1', 4, 8)).toBe('ftyp');
  const facts = await probe(file);
  expect(facts.videoCodec).toBe('h264');
  expect(facts.durationSeconds).toBeCloseTo(Number(await page.evaluate(DURATION)), 0);

  await page.addInitScript({ content: SHARES });
  await page.reload();
  await expect(reel).toBeVisible();
  const shared = () => page.evaluate<unknown>('window.shared');
  const [pictureFile, film] = [
    { name: expect.stringMatching(/^hooplog-[\d-]+\.png$/), type: 'image/png', isEmpty: false },
    { name: expect.stringMatching(/-makes\.mp4$/), type: 'video/mp4', isEmpty: false },
  ];
  await page.getByRole('button', { name: 'Share Reel' }).click();
  await expect.poll(shared).toEqual([[film]]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share Picture' }).click();
  await expect.poll(shared).toEqual([[film], [pictureFile]]);
  await page.getByRole('switch', { name: 'With the reel of my makes' }).click();
  await page.getByRole('button', { name: 'Share Both' }).click();
  await expect.poll(shared).toEqual([[film], [pictureFile], [pictureFile, film]]);
});

for (const { motion, zones, days } of [
  { motion: 'no-preference', zones: 14, days: 1 },
  { motion: 'reduce', zones: 0, days: 0 },
] as const) {
  test(`with the choice of motion "${motion}", ${zones} zones of the court draw themselves and ${days} day of the streak fills up, once`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    const shots: Zones = [{ zone: 'zone_1_paint', made: 6, total: 10 }];
    await saved(page, shots, new Date(Date.now() - DAY_MS));
    const { id } = await saved(page, shots);
    await page.addInitScript({ content: WATCHES });
    await page.emulateMedia({ reducedMotion: motion });
    const seen = () => page.evaluate<unknown>('window.seen');
    const result = page.getByRole('region', { name: 'Result' });
    const court = result.getByRole('button', { name: /^Zone 1 - Paint/ });
    await page.goto(`/workout/${id}/finish`);
    await expect(result).toContainText('2 days in a row +1');
    await expect(result).toContainText('Few shots: most likely you shoot 31–83%.');
    await expect(court).toBeVisible();
    await expect.poll(seen).toEqual({ zones, days });
    await page.reload();
    await expect(court).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await seen()).toEqual({ zones: 0, days: 0 });
  });
}

test('a workout can be named on the finish screen, and found by its name', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const { id } = await saved(page, [{ zone: 'zone_1_paint', made: 6, total: 10 }]);
  await page.goto(`/workout/${id}/finish`);
  const name = page.getByRole('textbox', { name: 'Name' });
  const folded = (text: string) => page.locator('summary', { hasText: text });
  await expect(folded('Add a name and tags')).toBeVisible();
  await expect(name).toBeHidden();
  await folded('Add a name and tags').tap();
  await name.fill('Before school');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(folded('Before school')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Before school');
  await page.goto('/workouts');
  await expect(page.getByRole('link', { name: /^Before school · / })).toBeVisible();
});

test('another player’s workout has no such page', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/workout/01900000-0000-7000-8000-000000000001/finish');
  await expect(page.getByText('Workout not found')).toBeVisible();
});

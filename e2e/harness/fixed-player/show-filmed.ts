import { readFile } from 'node:fs/promises';
import { renderedClip } from '@hooplog/eval';
import { expect, type Page, type Route } from '@playwright/test';
import { showFixedPlayer } from './answers.ts';
import { FILMED, PLACE, VIDEO } from './filmed-workout.ts';

/** Browsers request byte ranges of a video, and cannot seek without them. */
async function sendFilm(route: Route, film: Buffer): Promise<void> {
  const start = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
  await route.fulfill({
    status: 206,
    contentType: 'video/mp4',
    headers: {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${film.length - 1}/${film.length}`,
    },
    body: film.subarray(start),
  });
}

/**
 * Opens the review of the fixed player's filmed workout, with or without a marked court, at the question about the
 * hoop.
 */
export async function openFilmedWorkout(
  page: Page,
  video = VIDEO,
  workout = FILMED,
): Promise<void> {
  const { path } = await renderedClip('whole_lane');
  const film = await readFile(path);
  await showFixedPlayer(page);
  await page.route('**/api/places', (route) => route.fulfill({ json: [PLACE] }));
  await page.route(`**/api/videos/${VIDEO.id}`, (route) => route.fulfill({ json: video }));
  const calibration = video.calibration && { ...video.calibration, source: 'user' };
  await page.route(`**/api/videos/${VIDEO.id}/hoop`, (route) =>
    route.fulfill({ json: { ...video, calibration } }),
  );
  await page.route(`**${VIDEO.playbackUrl ?? ''}`, (route) => sendFilm(route, film));
  await page.route(`**/api/workouts/${FILMED.id}`, (route) => route.fulfill({ json: workout }));
  await page.goto(`/video/${VIDEO.id}`);
  await expect(page.getByText('Is this the hoop?')).toBeVisible();
}

/** The steps of a review: how to reach each from the previous one, and its name for files. */
export const REVIEW_STEPS: readonly (readonly [
  heading: string,
  reach: (page: Page) => Promise<void>,
  name: string,
])[] = [
  ['Is this the hoop?', () => Promise.resolve(), 'hoop'],
  [
    'Review your shots',
    async (page) => {
      await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
      const strip = page.getByRole('list', { name: 'Pictures around the rim' });
      await expect(strip.locator('canvas')).toHaveCount(6);
    },
    'review',
  ],
  [
    'Where is the court?',
    (page) => page.getByRole('button', { name: 'Home court?' }).click(),
    'court',
  ],
];

import type { Video } from '@hooplog/contract';
import type { Page } from '@playwright/test';
import { COURT, RIM } from '../harness/fixed-player/filmed-workout.ts';
import { keepPicture } from '../harness/keep-picture.ts';
import { test } from '../harness/pretending-test.ts';
import { pretendedFilm } from '../harness/pretending.ts';
import { sendFilm } from '../harness/send-film.ts';
import { expect } from '../harness/test.ts';

/** Two free throws, and one shot whose feet were not seen on the floor. */
const SEEN = {
  rim: RIM,
  court: { marks: COURT, lines: 'high_school' as const },
  feet: [
    { x: 484, y: 323 },
    { x: 400, y: 300 },
    { x: 484, y: 20 },
  ],
};

/** A video's state, and the source of its hoop. */
async function stateOf(page: Page, id: string): Promise<object> {
  const answer = await page.request.get(`/api/videos/${id}`);
  const { state, calibration } = (await answer.json()) as Video;
  return { state, source: calibration?.source };
}

const question = (page: Page) =>
  page.getByRole('region', { name: 'Do these lines match the court?' });
const shots = (page: Page) =>
  page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
const placed = (page: Page) => shots(page).filter({ hasText: /Zone \d/ });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

/** Uploads a film in which the program finds the lines, and opens its review. */
async function reviewFilm(page: Page): Promise<void> {
  const buffer = await pretendedFilm(SEEN);
  await sendFilm(page, { name: 'workout.mp4', mimeType: 'video/mp4', buffer });
  await toReview(page);
}

async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  await expectReview(page);
}

async function expectReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review your shots' })).toBeVisible();
  await expect(shots(page)).toHaveCount(3);
}

/** The drawing is on a still picture of the film. */
async function expectStill(page: Page): Promise<void> {
  // Scrolled to its end: a control half under a bar would be measured as half as large.
  await question(page).evaluate("(element) => element.scrollIntoView({ block: 'end' })");
  await expect(question(page).locator('video')).toHaveJSProperty('readyState', 4);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lines that the program found are shown and asked about in the ${colorScheme} theme`, async ({
    page,
    signedIn,
    picture,
    expectAccessible,
  }) => {
    expect(signedIn.email).toContain('@');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await reviewFilm(page);
    await expect(question(page)).toContainText('We found these lines and placed 2 of 3 shots by them.'); // prettier-ignore
    await expect(placed(page)).toHaveCount(2);
    await expect(page.getByText('Court lines as they were found')).toBeVisible();
    await expectStill(page);
    for (const name of ['Yes, these are the lines', 'Move them', 'No, leave them out']) {
      const box = await answer(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
    await picture(`found-court-${colorScheme}`);

    await answer(page, 'Zoom in on the lines').click();
    const closer = page.getByRole('dialog', { name: 'Do these lines match the court?' });
    const film = closer.locator('video');
    await expect(film).toHaveJSProperty('readyState', 4);
    expect((await film.boundingBox())?.width).toBeGreaterThan(600);
    await expectAccessible();
    await keepPicture(page, `${test.info().project.name}-found-court-close-${colorScheme}`);
    await page.keyboard.press('Escape');
    await expect(closer).toHaveCount(0);
  });
}

test('correct lines become the player’s with one press, and the question does not come again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await reviewFilm(page);
  await answer(page, 'Yes, these are the lines').press('Enter');
  await expect(page.getByText('2 of 3 shots have their zone.', { exact: true })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(placed(page)).toHaveCount(2);
  await page.reload();
  // Nor does the question about the hoop.
  await expectReview(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('Court lines', { exact: true })).toBeVisible();
});

test('wrong lines are moved from where they were found', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await reviewFilm(page);
  await answer(page, 'Move them').click();
  await expect(page.getByRole('heading', { name: 'Where is the court?' })).toBeVisible();
  const points = page.getByRole('button', { name: /^\d: / });
  await expect(points).toHaveCount(COURT.length);
  await expect(page.getByRole('button', { name: /not set yet/ })).toHaveCount(0);
  // After cancelling the question is unchanged.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await answer(page, 'Move them').click();
  await points.first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Use this court' }).click();
  await expect(page.getByText('Court saved', { exact: true })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(placed(page)).toHaveCount(2);
});

test('false lines are rejected, and stay rejected when the video is counted again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await reviewFilm(page);
  await answer(page, 'No, leave them out').click();
  await expect(page.getByText('Lines left out', { exact: true })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(placed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Adjust the hoop' }).click();
  await page.getByRole('button', { name: /^Move the rim/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Count with this hoop' }).click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => stateOf(page, id)).toEqual({ state: 'analysed', source: 'user' });
  await expect(shots(page)).toHaveCount(3);
  await expect(placed(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(/^Court lines/)).toHaveCount(0);
});

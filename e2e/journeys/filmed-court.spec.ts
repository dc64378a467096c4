import type { CalibrationInput } from '@hooplog/contract';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../harness/box-of.ts';
import { FILMED, VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { openFilmedWorkout } from '../harness/fixed-player/show-filmed.ts';
import { expect, test } from '../harness/test.ts';

type Court = NonNullable<CalibrationInput['court']>;

/** Positions of the landmarks in the film, px. */
const SEEN = {
  'Left end of the free-throw line': [395, 340.5],
  'Right end of the free-throw line': [521, 308.4],
  'Left lane line at the baseline': [160.9, 297.7],
  'Right lane line at the baseline': [294.6, 284.9],
  'Top of the free-throw circle': [611.2, 340.2],
} as const;
type Label = keyof typeof SEEN;
const [LEFT_END, RIGHT_END, LEFT_BASE, RIGHT_BASE, CIRCLE] = Object.keys(SEEN) as Label[] as [Label, Label, Label, Label, Label]; // prettier-ignore
const FILM_WIDTH = 640;

/** Opens the review at the step for marking the court; returns the saved courts. */
async function openMarking(page: Page): Promise<readonly Court[]> {
  const saved: Court[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilmedWorkout(page);
  await page.route(`**/api/videos/${VIDEO.id}/court`, async (route) => {
    saved.push((route.request().postDataJSON() as { court: Court }).court);
    await route.fulfill({ json: FILMED });
  });
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  await lineUp(page);
  return saved;
}

const lineUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Line up the court' }).click();
  await expect(page.getByLabel('A frame of your video')).toHaveJSProperty('readyState', 4);
};
/** The requested point. */
const asked = (page: Page) => page.getByRole('status').locator('strong');
const use = (page: Page) => page.getByRole('button', { name: 'Use this court' });

/** Window position of a film pixel. */
async function onScreen(film: Locator, [x, y]: readonly [number, number]) {
  const box = await boxOf(film);
  const scale = box.width / FILM_WIDTH;
  return { x: box.x + x * scale, y: box.y + y * scale };
}

/** Taps the requested point, as a touch if there is a touch screen. */
async function tap(page: Page, label: Label, isMobile: boolean): Promise<void> {
  await expect(asked(page)).toHaveText(label);
  const film = page.getByLabel('A frame of your video');
  await film.scrollIntoViewIfNeeded();
  const { x, y } = await onScreen(film, SEEN[label]);
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

test('a corner outside the picture is skipped with one tap, and the court is still used', async ({
  page,
  isMobile,
  picture,
  expectAccessible,
}) => {
  const saved = await openMarking(page);
  await expect(asked(page)).toHaveText(LEFT_END);
  await page.getByRole('button', { name: 'Not in the picture', exact: true }).click();
  await expect(page.getByRole('button', { name: `Bring back: ${LEFT_END}` })).toBeVisible();
  for (const label of [RIGHT_END, LEFT_BASE, RIGHT_BASE]) await tap(page, label, isMobile);
  await expect(page.getByText(/3 of 4 points are set/)).toBeVisible();
  await expect(use(page)).toBeDisabled();
  // The replacement point is off the baseline.
  await tap(page, CIRCLE, isMobile);
  await expect(page.getByText(/^Do the drawn lines lie on the painted ones/)).toBeVisible();
  // Nothing moved under a finger: no tap hit the slider below the picture.
  await expect(page.getByText('Frame at 0:02.8')).toBeVisible();
  await expectAccessible();
  await picture('court-skipped');
  await use(page).click();
  await expect(page.getByRole('heading', { name: 'Review your shots' })).toBeVisible();
  expect(saved.map((court) => court.length)).toEqual([4]);
  expect(saved[0]?.map(({ court }) => court)).not.toContainEqual([-6, 13.75]);
});

test('with too little of the court in the picture the player continues, and returns to the marks later', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const saved = await openMarking(page);
  await tap(page, LEFT_END, isMobile);
  // All further points are out of view.
  const skip = page.getByRole('button', { name: 'Not in the picture', exact: true });
  const stuck = page.getByText(/none is left\. Bring one back, or go on without it\./);
  for (let left = 12; left > 0 && !(await stuck.isVisible()); left -= 1) await skip.click();
  await expect(stuck).toBeVisible();
  await expect(use(page)).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue without the court' }).first().click();
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots.filter({ hasText: 'Zone not known' })).toHaveCount(3);
  expect(saved).toEqual([]);

  // It is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  await lineUp(page);
  await expect(page.getByRole('button', { name: `1: ${LEFT_END} (` })).toBeVisible();
  await page.getByRole('button', { name: `Bring back: ${RIGHT_END}` }).click();
  await expect(asked(page)).toHaveText(RIGHT_END);
});

test('a corner just outside is dragged beyond the edge, and back', async ({
  page,
  isMobile,
  picture,
  expectAccessible,
}) => {
  await openMarking(page);
  const film = page.getByLabel('A frame of your video');
  await film.scrollIntoViewIfNeeded();
  const before = (await film.boundingBox())?.width ?? 0;
  const [from, to] = [await onScreen(film, [500, 200]), await onScreen(film, [500, 390])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  // The picture does not shrink under the finger.
  expect((await film.boundingBox())?.width).toBeCloseTo(before, 0);
  await page.mouse.up();
  const corner = page.getByRole('button', { name: `1: ${LEFT_END}, outside of the picture` });
  await expect(corner).toBeInViewport({ ratio: 0.9 });
  expect((await film.boundingBox())?.width).toBeLessThan(0.7 * before);
  await expect(page.getByRole('button', { name: 'Just outside' })).toHaveAttribute('aria-pressed', 'true'); // prettier-ignore
  await expectAccessible();
  await picture('court-outside');

  // By keys, back into the picture: the margin disappears with the last point outside.
  await corner.focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('button', { name: `1: ${LEFT_END} (` })).toBeVisible();
  await expect.poll(async () => (await film.boundingBox())?.width).toBeCloseTo(before, 0);
  await page.keyboard.press('Tab');

  // A player who knows that it is outside opens the margin by a press, and taps there.
  await page.getByRole('button', { name: 'Just outside' }).click();
  await page.getByRole('list', { name: 'Points' }).getByRole('button', { name: RIGHT_BASE }).first().click(); // prettier-ignore
  await film.scrollIntoViewIfNeeded();
  const beside = await onScreen(film, [-40, 300]);
  if (isMobile) await page.touchscreen.tap(beside.x, beside.y);
  else await page.mouse.click(beside.x, beside.y);
  await expect(page.getByRole('button', { name: `4: ${RIGHT_BASE}, outside of the picture` })).toBeVisible(); // prettier-ignore
});

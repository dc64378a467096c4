import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { expect, test } from '../harness/test.ts';

/** Runs in the page, before its own scripts: records the types of all transitions. */
const IN_PAGE = `
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (transition) => {
    const shown = start(transition);
    shown.ready.then(() => window.transitions.push(...transition.types));
    return shown;
  };
`;

async function openAndLeave(page: Page): Promise<void> {
  await page.addInitScript({ content: IN_PAGE });
  await showFixedPlayer(page);
  await page.goto('/drills');
  await page.getByRole('link', { name: 'Five-Spot 50', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Five-Spot 50' })).toBeVisible();
  await page.getByRole('link', { name: 'All drills' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
}

const transitions = (page: Page) => page.evaluate<readonly string[]>('window.transitions');

test('a drill opens out of the list, and closes into it', async ({ page }) => {
  await openAndLeave(page);
  // The link has gone back in the history.
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Five-Spot 50' })).toBeVisible();
  // The transition code loads on the first press, which may be too early for it.
  await expect.poll(async () => (await transitions(page)).slice(-2)).toEqual(['close', 'open']);
});

test('pages do not animate for players who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAndLeave(page);
  expect(await transitions(page)).toEqual([]);
});

test('back leads to the list that a workout was opened from, unchanged', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  for (let day = 10; day < 30; day += 1) {
    const workout = { workoutDate: `2025-01-${day}T16:00:00Z`, made: 3, missed: 1, totalShots: 4 };
    await expect(
      await page.request.post('/api/workouts', { data: { workout, shotData: [] } }),
    ).toBeOK();
  }
  const open = page.getByRole('link', { name: 'Sun, Jan 12, 2025' });
  await page.goto('/workouts?kind=hand');
  await open.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate<number>('scrollY');
  expect(scrolled).toBeGreaterThan(200);
  await open.tap();
  await page.getByRole('link', { name: 'Workouts', exact: true }).last().tap();
  await expect(page).toHaveURL(/\/workouts\?kind=hand/);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(scrolled);

  // A page opened by its address leads back to the default list.
  await open.tap();
  await expect(page.getByRole('heading', { level: 1, name: /January 12/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toBeVisible();

  // After its deletion it disappears from the list that it was opened from.
  await page.goBack();
  await open.tap();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await page.getByRole('button', { name: 'Delete Workout' }).tap();
  await expect(page).toHaveURL(/\/workouts\?kind=hand/);
  await expect(page.getByText('19 workouts', { exact: true })).toBeVisible();
});

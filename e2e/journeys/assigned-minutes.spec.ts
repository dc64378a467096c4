import type { Locator } from '@playwright/test';
import { assign, coachInvites, joinLions } from '../harness/coach.ts';
import { expect, test } from '../harness/test.ts';

const MINUTE_MS = 60_000;

/** Minutes on the stopwatch: the real clock runs on between the jumps, further on a busy machine. */
const minutesOn = async (watch: Locator) =>
  Number((await watch.getByRole('timer').innerText()).split(':')[0]);

test('assigned minutes are measured from their start, through a reload, and are done', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const coach = await anotherBrowser();
  const id = await coachInvites(coach, signedIn.email);
  await joinLions(page);
  await assign(coach, id, { title: 'Handles', measure: 'minutes', target: 30 });

  await page.clock.install();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Start: Handles' }).click();
  const target = page.getByRole('group', { name: 'Target: Handles' });
  const watch = page.getByRole('group', { name: 'Stopwatch' });
  await expect(target).toContainText('0 of 30 min');
  await expect(watch.getByRole('timer')).toHaveText('0:00');
  await picture('stopwatch-at-zero');
  await watch.getByRole('button', { name: 'Start' }).click();
  await page.clock.fastForward(12 * MINUTE_MS);
  await expect(target).toContainText(/1[2-9] of 30 min/);
  await expect(watch.getByRole('timer')).toHaveText(/^1[2-9]:\d\d$/);
  await expectAccessible();
  await picture('stopwatch-runs');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('stopwatch-runs-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: null });

  // No timers run while the page is closed.
  await page.reload();
  await page.clock.fastForward(20 * MINUTE_MS);
  await expect(watch.getByRole('timer')).toHaveText(/^3[2-9]:\d\d$/);
  const [around, pause] = [
    await watch.boundingBox(),
    await watch.getByRole('button', { name: 'Pause' }).boundingBox(),
  ];
  expect((pause?.x ?? 0) + (pause?.width ?? Infinity)).toBeLessThan(
    (around?.x ?? 0) + (around?.width ?? 0),
  );
  // Everything is within a thumb's reach without scrolling, apart from the position that a reload restores.
  await page.evaluate('scrollTo(0, 0)');
  await expect(watch).toBeInViewport({ ratio: 0.99 });
  await watch.getByRole('button', { name: 'Pause' }).click();

  const minutes = await minutesOn(watch);

  // A player who forgets to use the measured time is asked.
  const save = page.getByRole('button', { name: 'Save Workout' });
  await save.click();
  const question = page.getByRole('dialog', {
    name: `The stopwatch says ${String(minutes)} minutes`,
  });
  await expect(
    question.getByRole('button', { name: `Save with ${String(minutes)} minutes` }),
  ).toBeVisible();
  await picture('stopwatch-unused');
  await expectAccessible();
  await question.getByRole('button', { name: 'Close' }).click();
  await watch.getByRole('button', { name: `Use ${String(minutes)} minutes` }).click();
  await expect(page.getByLabel('Duration (minutes)')).toHaveValue(String(minutes));
  await picture('stopwatch-used');
  await save.click();
  await expect(page).toHaveURL(/\/calendar/);

  await page.goto('/home');
  const fromCoach = page.getByRole('region', { name: 'From your coach' });
  await expect(fromCoach).toContainText('30 of 30 min');
  await expect(fromCoach).toContainText('Done');
  await page.goto('/manual-workout');
  await expect(watch.getByRole('timer')).toHaveText('0:00');
});

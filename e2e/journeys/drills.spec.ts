import type { Page } from '@playwright/test';
import { play } from '../harness/play.ts';
import { expect, test } from '../harness/test.ts';

const line = (page: Page) => page.getByRole('status', { name: 'Drill', exact: true });
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });

test('the list shows every drill on its court, in both themes', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/upload');
  await expect(page.getByRole('link', { name: 'Drills' })).toBeVisible();
  await picture('way-to-drills');
  await page.getByRole('link', { name: 'Drills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Start / })).toHaveCount(17);
  await expect(cardOf(page, 'Around the World')).toContainText('7 spots');
  await expect(
    page.getByRole('img', { name: /^Star Drill: Left corner, Right wing/ }),
  ).toBeVisible();
  await expectAccessible();
  await picture('drills');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible();
  await picture('drills-dark');
});

test('a drill that advances by makes is played, continues after a reload, and stores its record', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/drills');
  await page.getByRole('link', { name: 'Start Around the World' }).click();
  await expect(line(page)).toHaveText('Left of the rim Spot 1 of 7 · 0 of 1 made');
  await play(page, 'xoo');
  await expect(line(page)).toHaveText('Left elbow Spot 3 of 7 · 0 of 1 made');
  await expectAccessible();
  await picture('drill-under-way');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible();
  await picture('drill-under-way-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  await page.reload();
  await expect(line(page)).toHaveText('Left elbow Spot 3 of 7 · 0 of 1 made');
  await play(page, 'o');
  await page.getByRole('button', { name: 'Undo last entry' }).click();
  await expect(line(page)).toHaveText('Left elbow Spot 3 of 7 · 0 of 1 made');
  await play(page, 'ooooo');
  await expect(line(page)).toHaveText('Drill done: 8 shots');
  await expectAccessible();
  await picture('drill-done');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
  const result = cardOf(page, 'Around the World');
  await expect(result).toContainText('8 shots');
  await expect(result).toContainText('Your first time');
  await expectAccessible();

  await result.getByRole('link', { name: 'Play again' }).click();
  await expect(line(page)).toHaveText('Left of the rim Spot 1 of 7 · 0 of 1 made');
  await play(page, 'xxxooooooo');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(result).toContainText('10 shots');
  await expect(result).toContainText('Your record: 8 shots');

  await result.getByRole('link', { name: 'Play again' }).click();
  await play(page, 'ooooooo');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(result).toContainText('New record! Before: 8 shots');
  await expectAccessible();
  await picture('drill-record');

  await page.goto('/drills');
  const card = cardOf(page, 'Around the World');
  await expect(card).toContainText('Best: 7 shots');
  await picture('drills-played');
  await page.goto('/workouts');
  await expect(page.getByText('Around the World')).toHaveCount(3);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Drill: Around the World')).toBeVisible();
});

test('a drill with a fixed number of shots is played; left early it is a plain workout', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/drills');
  await page.getByRole('link', { name: 'Start Bank Shots' }).click();
  await expect(line(page)).toHaveText('Left bank Spot 1 of 2 · shot 1 of 5');
  await play(page, 'ooxoxo');
  await expect(line(page)).toHaveText('Right bank Spot 2 of 2 · shot 2 of 5');
  await play(page, 'ox'.repeat(7));
  await expect(line(page)).toHaveText('Drill done: 11 of 20');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(cardOf(page, 'Bank Shots')).toContainText('11 of 20');

  await cardOf(page, 'Bank Shots').getByRole('link', { name: 'Play again' }).click();
  await play(page, 'ooo');
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('3 of 3');
  await expect(cardOf(page, 'Bank Shots')).toBeHidden();
  await page.goto('/drills');
  await expect(cardOf(page, 'Bank Shots')).toContainText('Best: 11 of 20');
});

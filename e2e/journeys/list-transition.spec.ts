import type { Page } from '@playwright/test';
import { showFixedPlayer } from '../harness/fixed-player/answers.ts';
import { expect, test } from '../harness/test.ts';

/** Runs in the page, before anything of it: writes down the kinds of all transitions that are shown. */
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

test('a drill comes out of the list, and goes back into it', async ({ page }) => {
  await openAndLeave(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Five-Spot 50' })).toBeVisible();
  // What moves pages is fetched with the first press: that one may be too soon for it.
  await expect.poll(async () => (await transitions(page)).slice(-2)).toEqual(['close', 'open']);
});

test('no page moves for players who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAndLeave(page);
  expect(await transitions(page)).toEqual([]);
});

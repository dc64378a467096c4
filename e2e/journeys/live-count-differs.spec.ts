import { startCounting, useCamera } from '../harness/camera.ts';
import { expect, test } from '../harness/test.ts';

useCamera(test);

/** How many shots are reported to the page while filming; later ones are found only by the final analysis. */
const TOLD = 2;

/**
 * Hides later shots from the page: this listener runs before the page's own. Shots before the player is ready are
 * reported too, and do not count; so the page's own score decides when to start.
 */
const HIDE_LATER_SHOTS = `{
  const later = new Set();
  globalThis.hiddenShots = later;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        const { kind, shot, id } = event.data;
        const isEnough = document.querySelector('[role=status][aria-label$="of ${TOLD} made"]') !== null;
        if (kind === 'shot' && isEnough) later.add(shot.id);
        if (later.has(shot?.id ?? id)) event.stopImmediatePropagation();
      });
    }
  };
}`;

test('a live count that ends with another number says why, and the green ring is not asked about again', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.addInitScript(HIDE_LATER_SHOTS);
  await page.goto('/film');
  const seen = page.getByRole('list', { name: 'What the picture shows' });
  await expect(seen.getByText('Rim: good')).toBeVisible({ timeout: 240_000 });
  await expect(seen.getByText('Feet: good')).toBeVisible();
  await startCounting(page);
  await expect
    .poll(() => page.evaluate<number>('hiddenShots.size'), { timeout: 240_000 })
    .toBeGreaterThan(0);
  await expect(page.getByRole('status', { name: new RegExp(`of ${TOLD} made`) })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/video\/[\w-]+$/, { timeout: 240_000 });
  const review = page.getByRole('region', { name: 'Review your shots' });
  await expect(page.getByText('Is this the hoop?')).toBeHidden();
  // A slow machine may film another shot before it stops.
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots.nth(TOLD)).toBeVisible();
  const inFilm = await shots.count();
  const later = inFilm - TOLD;
  await expect(review).toContainText(
    `${TOLD} counted live, ${inFilm} in the film: ${later} ${later === 1 ? 'shot' : 'shots'} seen only when the film was looked at again, marked “New”.`,
  );
  await expect(shots.filter({ has: page.getByText('New', { exact: true }) })).toHaveCount(later);
  await expect(shots.last().getByText('New', { exact: true })).toBeVisible();
  await picture('live-count-differs');
  await expectAccessible();

  // The explanation is stored with the film.
  await page.reload();
  await expect(review).toContainText(`${TOLD} counted live, ${inFilm} in the film`);
});

import { startCounting, useCamera } from '../harness/camera.ts';
import { expect, test } from '../harness/test.ts';

useCamera(test);

/** How many shots are told while filming; the next one is seen only when the film is looked at again. */
const TOLD = 2;

/** Keeps what the count tells of a later shot from the page. Its own listener comes first. */
const HIDE_LATER_SHOTS = `{
  const later = new Set();
  let told = 0;
  globalThis.hiddenShots = later;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        const { kind, shot, id } = event.data;
        if (kind === 'shot' && told++ >= ${TOLD}) later.add(shot.id);
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
  await expect(seen.getByText('Ring: good')).toBeVisible({ timeout: 240_000 });
  await expect(seen.getByText('Feet: good')).toBeVisible();
  await startCounting(page);
  await expect.poll(() => page.evaluate<number>('hiddenShots.size'), { timeout: 240_000 }).toBe(1);
  await expect(page.getByRole('status', { name: new RegExp(`of ${TOLD} made`) })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/video\/[\w-]+$/, { timeout: 240_000 });
  const review = page.getByRole('region', { name: 'Review your shots' });
  await expect(review).toContainText(
    `${TOLD} counted live, ${TOLD + 1} in the film: 1 shot seen only when the film was looked at again, marked “New”.`,
  );
  await expect(page.getByText('Is this the hoop?')).toBeHidden();
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots).toHaveCount(TOLD + 1);
  await expect(shots.filter({ has: page.getByText('New', { exact: true }) })).toHaveCount(1);
  await expect(shots.last().getByText('New', { exact: true })).toBeVisible();
  await picture('live-count-differs');
  await expectAccessible();

  // What was said is kept with the film.
  await page.reload();
  await expect(review).toContainText(`${TOLD} counted live, ${TOLD + 1} in the film`);
});

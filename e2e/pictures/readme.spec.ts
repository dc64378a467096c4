import { join, resolve } from 'node:path';
import { startCounting, useCamera } from '../harness/camera.ts';
import { test as base, expect } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

const PICTURES = resolve(import.meta.dirname, '../../docs/pictures');
/** Sharp in a column of the README, and at most 60 kB each. */
const LOOK = { type: 'jpeg', quality: 72, animations: 'disabled' } as const;

const test = base.extend<{ readonly drawn: (name: string) => Promise<void> }>({
  drawn: async ({ page }, use) => {
    await withFont(page);
    await use(async (name) => {
      await page.screenshot({ ...LOOK, path: join(PICTURES, `${name}-phone.jpg`) });
    });
  },
});

useCamera(test);
test.use({ colorScheme: 'light' });

test('filming, and the count while it runs', async ({ page, signedIn, drawn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/film');
  const question = page.getByRole('group', { name: 'Do these lines match the court?' });
  await expect(question).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Feet: good')).toBeVisible();
  await drawn('filming');
  await question.getByRole('button', { name: 'Yes' }).click();
  await startCounting(page);
  await expect(page.getByRole('status', { name: /of 4 made/ })).toBeVisible({ timeout: 180_000 });
  await drawn('live-count');
});

/** Zones by the beginning of their names, with the outcomes from there. */
const SHOTS = [
  ['Zone 5 - ', 'Made', 'Made', 'Missed', 'Made'],
  ['Zone 12 - ', 'Made', 'Missed', 'Made'],
  ['Zone 1 - ', 'Made', 'Made'],
  ['Zone 13 - ', 'Missed', 'Made'],
] as const;

test('counting by hand', async ({ page, signedIn, drawn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload?tracking=true');
  const calls = page.getByRole('group', { name: /^Shot from/ });
  for (const [zone, ...outcomes] of SHOTS) {
    await page.getByRole('button', { name: new RegExp(`^${zone}`) }).tap();
    for (const name of outcomes) await calls.getByRole('button', { name }).tap();
  }
  await drawn('hand-count');
});

import { FILMED_DRILLS, renderedDrill } from '@hooplog/eval';
import { expect, test } from '../harness/test.ts';

// The longest journeys: run by both workers at once.
test.describe.configure({ mode: 'parallel' });

/** The result of each film by the rule of its drill. */
const RESULTS: Readonly<Record<(typeof FILMED_DRILLS)[number], string>> = {
  'five-spot-50': '35 of 50',
  'around-the-world': '9 shots',
  mikan: '24 of 30',
  'free-throws-under-pressure': '13 shots',
  'beat-the-pro': 'Won 11–4',
};

/** The shortest represents all: their rules are tested without films. */
const USUAL = 'around-the-world';

for (const key of FILMED_DRILLS) {
  const tag = key === USUAL ? [] : ['@long'];
  test(`${key} is filmed to its end`, { tag }, async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    const { path, truth } = await renderedDrill(key);
    await page.goto('/upload');
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: 'Count shots' }).click();
    const yes = page.getByRole('button', { name: 'Yes, that’s the hoop' });
    await expect(yes).toBeVisible({ timeout: 600_000 });
    await yes.click();
    await page.getByLabel('Was it a drill?').selectOption(key);
    await expect(page.getByText(`Result: ${RESULTS[key]}`)).toBeVisible();
    await page.getByRole('button', { name: 'Save Workout' }).click();
    await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
    const made = truth.shots.filter(({ outcome }) => outcome === 'made').length;
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(
      `${made} of ${truth.shots.length}`,
    );
  });
}

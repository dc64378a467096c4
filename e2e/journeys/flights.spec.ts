import type { Page } from '@playwright/test';
import { saveCountedFilm } from '../harness/counted-film.ts';
import { expect, test } from '../harness/test.ts';

const DAY_MS = 24 * 3_600_000;

type Measured = 'longFeet' | 'rightFeet';

/** A film of misses from the free-throw line, some days ago, by how far off they came down and at what angle. */
async function film(
  page: Page,
  ago: number,
  misses: readonly (readonly [feet: number, degrees: number])[],
  measured: Measured = 'longFeet',
) {
  const shots = misses.map(([feet, degrees], index) => ({
    ...{ releaseSeconds: null, rimSeconds: 3 + 4 * index, outcome: 'missed' as const },
    ...{ court: null, reason: 'Off the rim.' },
    metrics: {
      entryDegrees: { value: degrees, error: 0.5 },
      [measured]: { value: feet, error: 0.1 },
    },
  }));
  const workoutDate = new Date(Date.now() - ago * DAY_MS);
  const { workoutId } = await saveCountedFilm(page, { workoutDate, shots });
  return workoutId;
}

test('where misses came down, in one film and over weeks, by eye, by screen reader and by keys', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/progress');
  await expect(page.getByText('Nothing to look back on yet')).toBeVisible();

  await film(page, 20, [[-0.6, 40], [-0.8, 42], [-0.5, 44], [0.4, 41], [-0.9, 43]]); // prettier-ignore
  // In this week, on any weekday.
  const workoutId = await film(page, 0, [[-0.6, 46], [-0.75, 47], [-0.5, 44], [-0.4, 45], [-0.9, 48]]); // prettier-ignore

  await page.goto(`/workout/${workoutId}`);
  const ofFilm = page.getByRole('region', { name: 'Where your misses came down' });
  await expect(ofFilm.getByText('5 short, 0 long. No clear pattern yet.')).toBeVisible();
  const said = 'Left or right cannot be seen from where you filmed.';
  await expect(ofFilm.getByRole('img', { name: said })).toBeVisible();
  await ofFilm.getByText('Miss by miss').click();
  await expect(ofFilm.getByText('9 in short')).toBeVisible();
  await expectAccessible();
  await picture('misses-of-a-film');

  await page.goto('/progress');
  const misses = page.getByRole('region', { name: 'Where your misses came down' });
  const short = '9 short, 1 long. You miss short, and that is more than luck.';
  await expect(misses.getByText(short)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Angle at the rim over time' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /: 42°, give or take [12]°.* in 5 shots/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /: 46°/);
  await page.getByText('By zone', { exact: true }).click();
  const byZone = page.getByRole('table', { name: 'Angle at the rim and misses by zone' });
  await expect(byZone.getByRole('row').nth(1)).toContainText('Zone 5 - Free Throw');
  await expect(byZone.getByRole('row').nth(1)).toContainText('9 short, 1 long');
  await expectAccessible();
  await picture('misses-over-time');
});

test('misses to the left and right, of a film from behind the shooter', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const left = [-0.6, -0.8, -0.5, -0.7, -0.9, -0.5].map((feet) => [feet, 44] as const);
  const workoutId = await film(page, 0, [...left, [0.5, 44]], 'rightFeet');
  await page.goto(`/workout/${workoutId}`);
  const ofFilm = page.getByRole('region', { name: 'Where your misses came down' });
  await expect(ofFilm.getByText('6 left, 1 right. No clear pattern yet.')).toBeVisible();
  const said = 'Short or long cannot be seen from where you filmed.';
  await expect(ofFilm.getByRole('img', { name: said })).toBeVisible();
  await ofFilm.getByText('Miss by miss').tap();
  await expect(ofFilm.getByText('7 in left')).toBeVisible();
  await expect(ofFilm.getByText('6 in right').first()).toBeVisible();
  await expectAccessible();
  await picture('misses-aside');

  await film(page, 7, left, 'rightFeet');
  await page.goto('/progress');
  const misses = page.getByRole('region', { name: 'Where your misses came down' });
  const more = '12 left, 1 right. You miss left, and that is more than luck.';
  await expect(misses.getByText(more)).toBeVisible();
});

test.describe('a reader in Britain', () => {
  test.use({ locale: 'en-GB' });

  test('reads metres until they choose feet, which all their devices then show', async ({
    page,
    browser,
    signedIn,
    expectAccessible,
  }) => {
    expect(signedIn.email).toContain('@');
    const workoutId = await film(page, 1, [[-0.6, 46], [-0.75, 47], [-0.5, 44], [-0.4, 45], [-0.9, 48]]); // prettier-ignore
    await page.goto(`/workout/${workoutId}`);
    await page.getByText('Miss by miss').click();
    await expect(page.getByText('23 cm short')).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText('Hoop 3.05 m (10 ft), ball size 7')).toBeVisible();
    await page.getByLabel('Units').selectOption('imperial');
    await expect(page.getByText('Hoop 10 ft (3.05 m), ball size 7')).toBeVisible();
    await expectAccessible();

    const storageState = await page.context().storageState();
    const other = await browser.newContext({ storageState, locale: 'de-DE' });
    const phone = await other.newPage();
    await phone.goto(new URL(`/workout/${workoutId}?language=en`, page.url()).href);
    await phone.getByText('Miss by miss').click();
    await expect(phone.getByText('9 in short')).toBeVisible();
    await other.close();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const DAY_MS = 24 * 3_600_000;

/** A film of misses from the free-throw line, so many days ago, by how long they came down and at what angle. */
async function film(
  { request }: Page,
  ago: number,
  misses: readonly (readonly [number, number])[],
) {
  const shots = misses.map(([long, degrees], index) => ({
    ...{ releaseSeconds: null, rimSeconds: 3 + 4 * index, outcome: 'missed', confidence: 0.9 },
    ...{ needsReview: false, court: null, zone: 'zone_5_free_throw', reason: 'Off the rim.' },
    ...{ path: [], crossing: null, features: {} },
    metrics: {
      entryDegrees: { value: degrees, error: 0.5 },
      longFeet: { value: long, error: 0.1 },
    },
  }));
  const rim = { cx: 310, cy: 130, rx: 14, ry: 5 };
  const found = { source: 'found', confidence: 0.97, court: null, courtSource: null, lines: null };
  const saved = await request.post('/api/videos/counted', {
    data: {
      ...{ countedOn: 'device', workoutDate: new Date(Date.now() - ago * DAY_MS).toISOString() },
      media: { durationSeconds: 60, width: 640, height: 360, framesPerSecond: 30 },
      ...{ given: null, calibration: { rim, ...found }, warnings: [], shots },
      scene: { pace: 1, flights: [] },
    },
  });
  await expect(saved).toBeOK();
  const { workoutId } = (await saved.json()) as { workoutId: string };
  return workoutId;
}

test('where misses came down, of one film and over weeks, by eye, by ear and by keys', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/progress');
  await expect(page.getByText('Nothing to look back on yet')).toBeVisible();

  await film(page, 20, [[-0.6, 40], [-0.8, 42], [-0.5, 44], [0.4, 41], [-0.9, 43]]); // prettier-ignore
  // In this week, whatever the day of the week is.
  const workoutId = await film(page, 0, [[-0.6, 46], [-0.75, 47], [-0.5, 44], [-0.4, 45], [-0.9, 48]]); // prettier-ignore

  await page.goto(`/workout/${workoutId}`);
  const ofFilm = page.getByRole('region', { name: 'Where your misses came down' });
  await expect(ofFilm.getByText('5 short, 0 long. That could be luck.')).toBeVisible();
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
  const slider = page.getByRole('slider', { name: 'Angle at the ring over time' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /: 42°, give or take [12]°.* in 5 shots/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /: 46°/);
  await page.getByText('By zone', { exact: true }).click();
  const byZone = page.getByRole('table', { name: 'Angle at the ring and misses by zone' });
  await expect(byZone.getByRole('row').nth(1)).toContainText('Zone 5 - Free Throw');
  await expect(byZone.getByRole('row').nth(1)).toContainText('9 short, 1 long');
  await expectAccessible();
  await picture('misses-over-time');
});

test.describe('a reader in Britain', () => {
  test.use({ locale: 'en-GB' });

  test('reads metres until they choose feet, which every device of theirs then shows', async ({
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

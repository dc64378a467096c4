import type { Page } from '@playwright/test';
import { MEDIA, RING, saveCountedFilm } from '../harness/counted-film.ts';
import { expect, test } from '../harness/test.ts';

const DAY_MS = 24 * 3_600_000;

/** Saves shots of some days ago, free throws unless another zone is given. */
async function shoot(
  { request }: Page,
  ago: number,
  made: number,
  total: number,
  zone = 'zone_5_free_throw',
): Promise<string> {
  const workoutDate = new Date(Date.now() - ago * DAY_MS).toISOString();
  const workout = { workoutDate, totalShots: total, made, missed: total - made };
  const shotData = [{ zone, made, total }];
  const saved = await request.post('/api/workouts', { data: { workout, shotData } });
  await expect(saved).toBeOK();
  const { localDay } = (await saved.json()) as { localDay: string };
  return localDay;
}

test('free throws over some weeks, read by keys and as a table, and over a chosen range of days', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/progress');
  await expect(page.getByText('Nothing to look back on yet')).toBeVisible();
  await expectAccessible();

  for (const ago of [40, 39, 38, 37]) await shoot(page, ago, 150, 250);
  for (const ago of [2, 1]) await shoot(page, ago, 200, 250);
  const [before, today] = [await shoot(page, 3, 200, 250), await shoot(page, 0, 200, 250)];
  await page.reload();
  const trend = page.getByRole('region', { name: 'Accuracy over time' });
  await trend.getByLabel('Shots', { exact: true }).selectOption('Free throws');
  await expect(trend.getByRole('status')).toHaveText(
    'Free throws went up from 60% to 80% in 6 weeks: more than luck.',
  );
  await expect(trend.getByText('None of them were seen on video')).toBeVisible();

  // Week by week with keys; the announced text equals the shown one.
  const slider = trend.getByRole('slider', { name: 'Free throws by week' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Week of .*: [\d,]+ of [\d,]+ made, 60%/);
  await page.keyboard.press('End');
  const last = (await slider.getAttribute('aria-valuetext')) ?? '';
  expect(last).toMatch(/^Week of .*: [\d,]+ of [\d,]+ made, 80%/);
  await expect(trend.getByText(last)).toBeVisible();
  await trend.getByText('As a table').click();
  await expect(trend.getByRole('table', { name: 'Free throws by week' })).toContainText('80%');
  await expectAccessible();
  await picture('progress-trend');

  // Filmed shots only: there are none.
  await trend.getByLabel('Only shots seen on video').check();
  await expect(trend.getByRole('status')).toHaveText('Free throws: none in this time.');
  await trend.getByLabel('Only shots seen on video').uncheck();

  await page.getByLabel('Period', { exact: true }).selectOption('Chosen days');
  await page.getByLabel('From').fill(before);
  await expect(trend.getByRole('status')).toHaveText(
    'Free throws: too few shots to tell whether anything changed in 4 days.',
  );
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue(before);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(today);
  await expect(trend.getByRole('status')).toContainText('in 4 days');
  await expectAccessible();
});

test('threes follow the line that the player chooses', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 0, 30, 40, 'zone_6_top_of_key');
  await shoot(page, 0, 10, 40, 'zone_12_top_key_three');
  await page.goto('/progress?of=threes');
  const trend = page.getByRole('region', { name: 'Accuracy over time' });
  await expect(trend.getByText('Counted by the high school line')).toBeVisible();
  const slider = trend.getByRole('slider', { name: 'Threes by week' });
  await expect(slider).toHaveAttribute('aria-valuetext', /: 40 of 80 made, 50%/);
  await expectAccessible();
  await picture('progress-threes');

  await trend.getByRole('link', { name: 'Choose your line' }).click();
  await page.getByLabel('Three-point line').selectOption('FIBA');
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  await expectAccessible();
  await picture('three-point-line');
  await page.goBack();
  await expect(trend.getByText('Counted by the FIBA line')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /: 10 of 40 made, 25%/);
});

test('the month in review shows its totals, goes back, and becomes a picture', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const day = await shoot(page, 0, 70, 100);
  const month = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  await page.goto('/progress');
  const review = page.getByRole('region', { name: 'In review' });
  await expect(review.getByRole('heading', { name: `${month}, so far` })).toBeVisible();
  await expect(review.getByText('of 100 shots')).toBeVisible();
  await expect(review.getByText('1 day', { exact: true })).toBeVisible();
  await expect(review.getByRole('list', { name: 'Badges earned' })).toBeVisible();
  await review.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${month}` });
  await expect(
    dialog.getByRole('img', { name: `${month}: 70%, 70 of 100 shots made` }),
  ).toBeVisible();
  await expectAccessible();
  await picture('progress-review');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Picture' }).click();
  expect((await download).suggestedFilename()).toBe(`hooplog-${day.slice(0, 7)}.png`);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await review.getByRole('button', { name: 'Earlier period' }).click();
  await expect(review.getByText('of 0 shots')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Share' })).toBeHidden();
  await review.getByText('A year').click();
  await expect(review.getByRole('heading', { name: `${day.slice(0, 4)}, so far` })).toBeVisible();
  await expect(review.getByText('of 100 shots')).toBeVisible();
});

test('the best hours of the day and the best of two places are distinguished from chance', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const rings = { 'School gym': { cx: 200, cy: 100 }, 'Home court': { cx: 420, cy: 140 } } as const;
  const court = [
    { image: [250, 300], court: [-6, 13.75] },
    { image: [350, 300], court: [6, 13.75] },
    { image: [280, 240], court: [-6, -5.25] },
    { image: [340, 240], court: [6, -5.25] },
  ];
  for (const [name, ring] of Object.entries(rings)) {
    const calibration = { rim: { ...RING, ...ring }, court, lines: 'high_school' };
    const data = { name, ...MEDIA, calibration };
    await expect(await page.request.post('/api/places', { data })).toBeOK();
  }
  await page.goto('/progress');
  const card = page.getByRole('region', { name: 'By time of the day' });
  // Of 40 shots each: mornings at school, evenings at home. The clock is New York's, in winter and in summer.
  for (let ago = 1; ago <= 5; ago += 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    for (const [name, hour, made] of [
      ['School gym', 'T12:30:00Z', 16],
      ['Home court', 'T23:30:00Z', 30],
    ] as const) {
      const shots = Array.from({ length: 40 }, (_, index) => ({
        rimSeconds: index + 1,
        outcome: index < made ? ('made' as const) : ('missed' as const),
      }));
      const workoutDate = `${day}${hour}`;
      await saveCountedFilm(page, { workoutDate, shots, ring: rings[name] });
    }
  }
  await page.reload();
  await expect(
    card.getByText(/^You shoot best between 6 – 9.PM: 75%, and 40% at other/),
  ).toBeVisible();
  await expect(
    card.getByText(
      'You shoot best at Home court: 75%, and 40% at other places. That is more than luck.',
    ),
  ).toBeVisible();
  const places = card.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(places.filter({ hasText: 'School gym' })).toContainText(
    '80 of 200 made, 40% (likely 33–47%)',
  );
  await expectAccessible();
  await picture('progress-conditions');
});

import { expect, test } from '../harness/test.ts';

const DAY_MS = 24 * 3_600_000;

/** Days ago with one rest day as the only gap, on any weekday. */
const TRAINED = [0, 1, 3];

test('a streak that forgives a day a week is turned on in the settings, and shown beside the strict one', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  for (const ago of TRAINED) {
    const workoutDate = new Date(Date.now() - ago * DAY_MS).toISOString();
    const workout = { workoutDate, totalShots: 10, made: 6, missed: 4 };
    const shotData = [{ zone: 'zone_1_paint', made: 6, total: 10 }];
    const saved = await page.request.post('/api/workouts', { data: { workout, shotData } });
    await expect(saved).toBeOK();
  }
  await page.goto('/');
  await expect(page.getByText('2 days in a row. See you tomorrow.')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('switch', { name: 'A rest day each week' }).click();
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  await expectAccessible();

  await page.goto('/');
  const both = '3 days with a rest day each week; 2 in a row. See you tomorrow.';
  await expect(page.getByText(both)).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByText('3 days with rest days')).toBeVisible();
});

import { withCamera } from '../harness/camera.ts';
import { expect, test } from '../harness/test.ts';

test.use({ launchOptions: withCamera({ film: null, isAllowed: false }) });

test('a player who denies the camera is told how to allow it, and can upload a video instead', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/film');
  await page.getByRole('button', { name: 'Turn on the camera' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hooplog is not allowed to use the camera' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Allow the camera for this site');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
  await picture('film-denied');
  await page.getByRole('link', { name: 'Upload a video instead' }).click();
  await expect(page).toHaveURL(/\/upload$/);
});

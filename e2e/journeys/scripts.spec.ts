import { request } from '@playwright/test';
import { repeatUnanswered } from '../harness/repeat-unanswered.ts';
import { expect, test } from '../harness/test.ts';

test('a player makes a token, a script reads with it until it is revoked, and a webhook is called', async ({
  page,
  baseURL,
  signedIn,
  expectAccessible,
}) => {
  await page.goto('/profile');
  await expect(page.getByText(signedIn.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'API tokens' }).click();
  await page.getByLabel('Name').fill('Spreadsheet');
  await page.getByRole('button', { name: 'Make Token' }).click();
  const token = await page.getByLabel('Your new token').inputValue();
  await expectAccessible();
  const script = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  repeatUnanswered({ request: script });
  expect((await script.get('/api/stats')).status()).toBe(200);
  const change = { data: { kind: 'shots', target: 100 } };
  expect((await script.post('/api/goals', change)).status()).toBe(403);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'API tokens' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spreadsheet' })).toContainText(
    'Last used',
  );
  await expect(page.getByLabel('Your new token')).toBeHidden();
  await page.getByRole('button', { name: 'Revoke Spreadsheet' }).click();
  await expect(page.getByText('Spreadsheet')).toBeHidden();
  expect((await script.get('/api/stats')).status()).toBe(401);
  await script.dispose();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Webhooks' }).click();
  await page.getByLabel('Address').fill('https://192.168.1.1/in');
  await page.getByRole('button', { name: 'Make Webhook' }).click();
  await expect(page.getByText('Enter an https address of the public internet.')).toBeVisible();
  await page.getByLabel('Address').fill('https://script.invalid/in');
  await page.getByRole('button', { name: 'Make Webhook' }).click();
  await expect(page.getByLabel('Secret of the signature')).toHaveValue(/^whsec_/);
  await expectAccessible();
  const workout = { workoutDate: '2026-06-15T12:00:00Z', totalShots: 5, made: 3, missed: 2 };
  const saved = await page.request.post('/api/workouts', { data: { workout, shotData: [] } });
  await expect(saved).toBeOK();
  // The worker calls the webhook, but the host name does not exist.
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Webhooks' }).click();
    await expect(page.getByText('nobody could be reached there')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete https://script.invalid/in' }).click();
  await expect(page.getByText('script.invalid')).toBeHidden();
});

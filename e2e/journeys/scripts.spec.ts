import { request } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

test('a player makes a token, a script reads with it, and it ends with its revocation', async ({
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
});

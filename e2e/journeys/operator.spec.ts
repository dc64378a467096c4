import type { Page } from '@playwright/test';
import { withProgram } from '../harness/own-program.ts';
import { signIn } from '../harness/sign-in.ts';
import { runProgram } from '../harness/start-program.ts';
import { expect } from '../harness/test.ts';

const BOSS = 'boss@example.com';
const test = withProgram(() => runProgram({ OPERATORS: BOSS }));

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as { readonly id: string };
};

test('an operator removes a reported message and disables its author, who reads why', async ({
  page,
  program,
  anotherBrowser,
  picture,
  expectAccessible,
}) => {
  const { mailbox } = program;
  const [rude, reader] = [await anotherBrowser(), await anotherBrowser()];
  await signIn(rude, 'rude@example.com', mailbox);
  await signIn(reader, 'reader@example.com', mailbox);
  const { id } = await post(rude, '/api/messages', { content: 'You are a loser' });
  const report = await reader.request.put(`/api/messages/${id}/report`, {
    data: { reason: 'bullying' },
  });
  await expect(report).toBeOK();
  await reader.goto('/operator');
  await expect(reader.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();

  await signIn(page, BOSS, mailbox);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Operator' }).click();
  await expect(page.getByText('You are a loser')).toBeVisible();
  await picture('operator-reports');
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('An insult');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove message' }).click();
  await expect(page.getByText('No report waits')).toBeVisible();

  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByRole('searchbox').fill('rude@');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('reader@example.com')).toBeHidden();
  await rude.goto('/data');
  const card = rude.getByRole('region', { name: 'What the operator did' });
  await expect(card).toContainText('An insult');
  await page.getByRole('button', { name: 'Disable: rude@example.com' }).click();
  await dialog.getByLabel('Reason').fill('Third time');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Disabled')).toBeVisible();
  await picture('operator-accounts');
  await expectAccessible();
  expect((await rude.request.get('/api/auth/user')).status()).toBe(401);

  for (const tab of ['State', 'Logbook']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible();
  }
  await expect(page.getByText('Third time')).toBeVisible();
  await picture('operator-log');
});

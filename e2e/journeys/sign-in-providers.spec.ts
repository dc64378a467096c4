import type { Page } from '@playwright/test';
import { runWithProviders } from '../harness/providers.ts';
import { completeProfile, readCode } from '../harness/sign-in.ts';
import { withProgram } from '../harness/own-program.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(runWithProviders);

test.afterEach(({ program }) => {
  program.providers.github.isDown = false;
});

/** Goes to a provider and chooses an account there, or cancels. */
async function choose(page: Page, provider: string, choice: string): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await page.getByRole('link', { name: choice }).click();
}

test('the methods are offered in order, and each is within reach', async ({
  page,
  picture,
  expectAccessible,
}) => {
  await page.goto('/login');
  const links = page.getByRole('link', { name: /^Continue with/ });
  await expect(links).toHaveText([
    'Continue with Google',
    'Continue with Apple',
    'Continue with GitHub',
    'Continue with X',
    'Continue with Hoop Club',
  ]);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectAccessible();
  await picture('sign-in-ways');
});

for (const [provider, choice, asksAgain] of [
  // Each a different user: the same address would be the same player. Issuers remember their user, and redirect at
  // once.
  ['Google', 'Continue as Maya@Example.com', false],
  ['Apple', 'Continue as newcomer@example.com', false],
  ['GitHub', 'Continue as octocat', true],
  ['Hoop Club', 'Continue as alex@example.com', false],
] as const) {
  test(`${provider} signs in, and returns to the requested page`, async ({ page, program }) => {
    await page.goto('/login?returnTo=%2Fheatmap');
    await choose(page, provider, choice);
    await completeProfile(page);
    await page.goto('/api/logout');
    await page.goto('/heatmap?period=7d');
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    if (asksAgain) await page.getByRole('link', { name: choice }).click();
    await expect(page).toHaveURL(`${program.address}/heatmap?period=7d`);
    await expect(page.getByRole('heading', { name: 'Shooting Heat Map' })).toBeVisible();
  });
}

test('X gives no address: it is asked for and verified, once', async ({
  page,
  program,
  picture,
  expectAccessible,
}, { project }) => {
  const person = project.name === 'phone' ? 'hooper' : 'guard';
  const email = `${person}@example.com`;
  await page.goto('/login?returnTo=%2Fheatmap');
  await choose(page, 'X', `Continue as ${person}`);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByText(`X (@${person}) gave us no confirmed e-mail`)).toBeVisible();
  await expectAccessible();
  await picture('sign-in-address');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Sign-in code')).toBeVisible();
  await page.getByLabel('Sign-in code').fill(await readCode(page, email, program.mailbox));
  await completeProfile(page);
  await page.goto('/api/logout');
  await page.goto('/login?returnTo=%2Fheatmap');
  await choose(page, 'X', `Continue as ${person}`);
  await expect(page.getByRole('heading', { name: 'Shooting Heat Map' })).toBeVisible();
});

test('a user who cancels at the provider sees a message, and can choose another method', async ({
  page,
  picture,
  expectAccessible,
}) => {
  await page.goto('/login?returnTo=%2Fheatmap');
  await choose(page, 'Google', 'Cancel');
  await expect(page.getByRole('alert')).toContainText('You did not let Google sign you in.');
  await expectAccessible();
  await picture('sign-in-declined');
  await choose(page, 'GitHub', 'Cancel');
  await expect(page.getByRole('alert')).toContainText('You did not let GitHub sign you in.');
  await expect(page).toHaveURL(/returnTo=%2Fheatmap/);
});

test('a provider that is down is named, and e-mail still works', async ({ page, program }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with GitHub' }).click();
  await expect(page.getByRole('heading', { name: 'Authorize Hooplog' })).toBeVisible();
  const octocat = page.getByRole('link', { name: 'Continue as octocat' });
  const back = await page.request.get(
    new URL((await octocat.getAttribute('href')) ?? '', page.url()).href,
    { maxRedirects: 0 },
  );
  program.providers.github.isDown = true;
  await page.goto(back.headers()['location'] ?? '');
  await expect(page.getByRole('alert')).toContainText('GitHub cannot be reached right now.');
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

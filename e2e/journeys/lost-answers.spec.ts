import type { Page, Route } from '@playwright/test';
import { completeProfile, readCode, requestCode } from '../harness/sign-in.ts';
import { createSquad } from '../harness/squad.ts';
import { expect, test } from '../harness/test.ts';

/** The proxy's response if the server dies after making the change: the response is lost. */
const diesAfterwards = async (route: Route) => {
  await route.fetch();
  await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
};

/** Loses the response to the next change at this address. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    return diesAfterwards(route);
  });
}

test('signing in, a new squad, its link and its deletion succeed though each first response is lost', async ({
  page,
}, { testId, project }) => {
  const email = `lost-${project.name}-${testId}-${Date.now()}@example.com`;
  await requestCode(page, email);
  await loseAnswer(page, '**/api/auth/email/verify');
  await page.getByLabel('Sign-in code').fill(await readCode(page, email));
  await loseAnswer(page, '**/api/user/profile');
  await completeProfile(page);

  await loseAnswer(page, '**/api/groups');
  await createSquad(page, 'Herons');
  await loseAnswer(page, '**/api/groups/*/invitations');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Invitation created!', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'invitations' }).getByRole('listitem')).toHaveCount(
    1,
  );

  await page.goto('/groups');
  await expect(page.getByRole('link', { name: 'Herons' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Herons' }).click();
  await loseAnswer(page, '**/api/groups/*');
  await page.getByRole('button', { name: 'More: Herons' }).click();
  await page.getByRole('button', { name: 'Delete Squad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Squad' }).click();
  await expect(page.getByText('No squads yet')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Inbox/ });
const entries = (page: Page) => page.getByRole('region', { name: 'Inbox' }).getByRole('listitem');

/** Invites an address to a squad by the calls that the pages make. */
async function invite(page: Page, inviteeEmail: string): Promise<void> {
  const made = await page.request.post('/api/groups', { data: { name: 'Tigers' } });
  const { id } = (await made.json()) as { readonly id: string };
  const invited = await page.request.post(`/api/groups/${id}/invitations`, {
    data: { inviteeEmail },
  });
  await expect(invited).toBeOK();
}

test('an invitation makes the dot appear, is read in the inbox, and accepted there', async ({
  page,
  browser,
  contextOptions,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const captain = await (await browser.newContext(contextOptions)).newPage();
  await signIn(captain, `captain-${signedIn.email}`);
  await page.goto('/inbox');
  await expect(page.getByText('Nothing new')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Inbox');
  await picture('inbox-empty');

  await page.goto('/badges');
  await invite(captain, signedIn.email);
  await expect(async () => {
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread', { timeout: 2000 });
  }).toPass();
  await bell(page).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('New: Join the squad Tigers');
  await expect(bell(page)).toHaveAccessibleName('Inbox');
  await expectAccessible();
  await page.getByRole('button', { name: 'Accept: Tigers' }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();

  await captain.goto('/inbox');
  await expect(entries(captain)).toContainText('joined Tigers');
  await entries(captain).getByRole('link').click();
  await expect(captain.getByRole('heading', { level: 1, name: 'Tigers' })).toBeVisible();
  await captain.context().close();
});

test('a coach’s invitation waits on the dashboard, and is accepted there', async ({
  page,
  browser,
  contextOptions,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const coach = await (await browser.newContext(contextOptions)).newPage();
  await signIn(coach, `coach-${signedIn.email}`);
  await coach.request.patch('/api/user/coach-status', { data: { isCoach: true } });
  const made = await coach.request.post('/api/teams', { data: { name: 'Lions' } });
  const { id } = (await made.json()) as { readonly id: string };
  await coach.request.post(`/api/teams/${id}/invitations`, { data: { email: signedIn.email } });

  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Team invitations' });
  await expect(card).toContainText('Lions');
  await expect(card).toContainText('never your videos');
  await expectAccessible();
  await picture('dashboard-team-invitation');
  await card.getByRole('button', { name: 'Accept: Lions' }).click();
  await expect(card).toBeHidden();
  await page.goto('/teams');
  await expect(page.getByRole('link', { name: 'View Team: Lions' })).toBeVisible();
  await coach.context().close();
});

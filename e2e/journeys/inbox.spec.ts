import type { Page } from '@playwright/test';
import { assign, coachInvites, joinLions } from '../harness/coach.ts';
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
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const captain = await anotherBrowser();
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
});

test('a coach’s invitation waits on the dashboard, and is accepted there', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const coach = await anotherBrowser();
  await coachInvites(coach, signedIn.email);
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
});

test('an assigned workout is started from the dashboard, counted with its target in view, and done when it is saved', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const coach = await anotherBrowser();
  const id = await coachInvites(coach, signedIn.email);
  await joinLions(page);
  const zone = 'zone_5_free_throw';
  await assign(coach, id, { title: 'Free throws', measure: 'makes', target: 2, zone });

  await page.goto('/home');
  await page.getByRole('link', { name: 'Start: Free throws' }).click();
  const target = page.getByRole('group', { name: 'Target: Free throws' });
  await expect(target).toContainText('0 of 2');
  await page.getByRole('button', { name: 'Made', exact: true }).click();
  await expect(target).toContainText('1 of 2');
  await page.getByRole('button', { name: 'Missed', exact: true }).click();
  await expect(target).toContainText('1 of 2');
  await page.getByRole('button', { name: 'Made', exact: true }).click();
  await expect(target).toContainText('2 of 2');
  await expectAccessible();
  await picture('counting-for-a-target');
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);

  await page.goto('/home');
  const fromCoach = page.getByRole('region', { name: 'From your coach' });
  await expect(fromCoach).toContainText('Done');
  await expect(fromCoach.getByRole('link', { name: 'Start: Free throws' })).toBeHidden();

  // A completed task is not news any more; an earned badge leads to that very badge.
  await page.goto('/inbox');
  await expect(entries(page).filter({ hasText: 'Free throws' })).toHaveCount(0);
  const badge = entries(page).filter({ hasText: 'First Bucket' });
  await badge.getByRole('link').click();
  await expect(page).toHaveURL(/\/badges#[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'First Bucket' })).toBeInViewport();
});

import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

const DAY_MS = 24 * 3_600_000;

async function post(coach: Page, path: string, data: object): Promise<{ readonly id: string }> {
  const answer = await coach.request.post(path, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as { readonly id: string };
}

/** Makes the player of this page a coach, whose team invites an address. Returns the team's id. */
export async function coachInvites(coach: Page, email: string): Promise<string> {
  await signIn(coach, `coach-${email}`);
  await coach.request.patch('/api/user/coach-status', { data: { isCoach: true } });
  const { id } = await post(coach, '/api/teams', { name: 'Lions' });
  await post(coach, `/api/teams/${id}/invitations`, { email });
  return id;
}

/** Accepts the invitation as the player of this page. */
export async function joinLions(page: Page): Promise<void> {
  await page.goto('/teams');
  await page.getByRole('button', { name: 'Accept: Lions' }).click();
  await expect(page.getByRole('link', { name: 'View Team: Lions' })).toBeVisible();
}

/** Assigns a workout due in three days. */
export async function assign(coach: Page, teamId: string, workout: object): Promise<void> {
  const dueDay = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await post(coach, `/api/teams/${teamId}/assignments`, { ...workout, dueDay });
}

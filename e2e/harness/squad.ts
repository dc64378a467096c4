import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { holdToasts } from './hold-toasts.ts';
import { signIn } from './sign-in.ts';

/** Creates a squad and opens its tab Invites. */
export async function createSquad(page: Page, name: string): Promise<void> {
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Create Your First Squad' }).click();
  await page.getByLabel('Squad Name').fill(name);
  await page.getByLabel('Description (Optional)').fill('We train on Tuesdays');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Squad' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Invites' }).click();
}

/** Whether two elements overlap in the window. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Creates an open link and copies it. */
export async function copyNewLink(page: Page): Promise<string> {
  await holdToasts(page);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  const toast = page.getByText('Invitation created!', { exact: true });
  await expect(toast).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy Link' }).first();
  await expect(copy).toBeVisible();
  expect(await overlap(toast, copy), 'the message lies over the button').toBe(false);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate("navigator.clipboard.writeText('')");
  await copy.click();
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(copied).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/invite\/[\w-]{32}$/);
  return copied();
}

/** Admits somebody to the squad whose tab Invites is open. */
export async function letIn(page: Page, guest: Page, email: string): Promise<void> {
  const link = await copyNewLink(page);
  await signIn(guest, email);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Accept & Join' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'My Squads' })).toBeVisible();
}

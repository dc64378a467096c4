import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readCode, requestCode, sharedMailbox } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** A red PNG picture. */
function redPicture(width: number, height: number): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 3, Buffer.from([200, 30, 30])),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** The newest mail to an address, read in a tab of its own. */
async function readMail(page: Page, email: string): Promise<string> {
  const tab = await page.context().newPage();
  try {
    await tab.goto(sharedMailbox());
    return await tab.getByRole('article').filter({ hasText: email }).first().innerText();
  } finally {
    await tab.close();
  }
}

test('a player edits the profile, shows a photo and becomes a coach', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Jordan Rivers' })).toBeVisible();
  await expect(page.getByText(signedIn.email).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Birthday').fill('2000-02-03');
  await page.getByLabel('Position').selectOption('Guard');
  await page.getByLabel('Height (inches)').fill('75');
  await expect(page.getByText('6\'3"')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('6\'3"')).toBeVisible();

  // Meanwhile another device gives another name: a setting that is switched here does not bring the old one back.
  const renamed = { data: { displayName: 'Jordan R' } };
  await expect(await page.request.patch('/api/user/profile', renamed)).toBeOK();
  await page.getByLabel('Units').selectOption('metric');
  await expect(page.getByText('191 cm')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jordan R', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Height (cm)')).toHaveValue('191');
  await expect(page.getByLabel('Position')).toHaveValue('Guard');
  await page.getByRole('link', { name: 'Cancel' }).click();

  const photo = { name: 'me.png', mimeType: 'image/png', buffer: redPicture(700, 400) };
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photo);
  const shown = page.locator('main img');
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).toHaveJSProperty('naturalWidth', 400);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Coach Mode' }).click();
  await expect(page.getByText('Coach', { exact: true })).toBeVisible();
  await expectAccessible();
  await picture('profile');
  await page.goto('/teams');
  await expect(
    page.getByText('Manage your teams and track player performance').first(),
  ).toBeVisible();
});

test('a player deletes the account: the next sign-in begins anew', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const last = page.getByRole('button', { name: 'Delete My Account for Good' });
  await expect(last).toBeDisabled();
  await expectAccessible();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await last.click();
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();

  await requestCode(page, signedIn.email);
  await page.getByLabel('Sign-in code').fill(await readCode(page, signedIn.email));
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expect(page.getByLabel('Display Name')).toHaveValue('');
});

async function createSquad(page: Page, name: string): Promise<void> {
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Create Your First Squad' }).click();
  await page.getByLabel('Squad Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Squad' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a child waits until a parent agrees by mail; the parent sees who sees what, and stops it', async ({
  page,
  browser,
  expectAccessible,
}, info) => {
  const child = `child-${info.project.name}-${info.testId}-${Date.now()}@example.com`;
  const parentEmail = `parent-of-${child}`;
  await requestCode(page, child);
  await page.getByLabel('Sign-in code').fill(await readCode(page, child));
  await page.getByLabel('Display Name').fill('Kim');
  const tenYearsAgo = new Date().getFullYear() - 10;
  await page.getByLabel('Birthday').fill(`${tenYearsAgo}-01-01`);
  await page.getByRole('button', { name: 'Complete Profile' }).click();

  await expect(page.getByRole('heading', { name: 'Ask a parent first' })).toBeVisible();
  await page.goto('/upload');
  await expect(page).toHaveURL(/\/waiting$/);
  await expectAccessible();
  await page.getByLabel('E-mail of a parent').fill(parentEmail);
  await page.getByRole('button', { name: 'Ask My Parent' }).click();
  await expect(page.getByText(`We have asked ${parentEmail}`)).toBeVisible();

  const link = /\/consent\/[\w-]+/.exec(await readMail(page, parentEmail))?.[0] ?? '';
  const home = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const parent = await home.newPage();
  await parent.goto(link);
  await expect(parent.getByText(`Kim (${child}) is under 13`)).toBeVisible();
  await parent.getByRole('button', { name: 'I Am a Parent, and I Agree' }).click();
  await expect(parent.getByText('You agreed that Kim')).toBeVisible();
  const kim = parent.getByRole('region', { name: 'Kim' });
  await expect(kim).toContainText('Kim is in no squad and on no team');

  await page.getByRole('button', { name: 'My Parent Has Agreed' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();

  await createSquad(page, 'Tigers');
  await parent.reload();
  await kim.getByRole('button', { name: 'Take Out: Squad Tigers' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: 'Take Out' }).click();
  await expect(kim).toContainText('Kim is in no squad and on no team');
  await kim.getByRole('switch', { name: 'Kim may join squads and teams' }).click();
  await expect(kim.getByRole('switch')).not.toBeChecked();
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Create Your First Squad' }).click();
  await page.getByLabel('Squad Name').fill('Owls');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Squad' }).click();
  await expect(
    page.getByText('Your parent has switched squads and teams off for you.', { exact: true }),
  ).toBeVisible();
  await home.close();
});

import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { coachInvites, joinLions } from '../harness/coach.ts';
import { changeDatabase } from '../harness/database.ts';
import { shoot } from '../harness/shoot.ts';
import { readCode, requestCode, sharedMailbox } from '../harness/sign-in.ts';
import { createSquad } from '../harness/squad.ts';
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

/** The newest mail to an address, read in a separate tab. */
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

  // Another device changes the name at the same time: changing a setting here must not restore the old one.
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

test('a player deletes the account: the next sign-in starts a new one', async ({
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

/** A new player aged ten, on the page that asks for a parent. */
async function aChild(page: Page, email: string, name: string): Promise<void> {
  await requestCode(page, email);
  await page.getByLabel('Sign-in code').fill(await readCode(page, email));
  await page.getByLabel('Display Name').fill(name);
  const tenYearsAgo = new Date().getFullYear() - 10;
  await page.getByLabel('Birthday').fill(`${tenYearsAgo}-01-01`);
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Ask a parent first' })).toBeVisible();
}

async function askParent(page: Page, parentEmail: string): Promise<void> {
  await page.getByLabel('E-mail of a parent').fill(parentEmail);
  await page.getByRole('button', { name: 'Ask My Parent' }).click();
  await expect(page.getByText(`We have asked ${parentEmail}`)).toBeVisible();
}

/** The parent opens the newest mailed link and agrees. */
async function agree(parent: Page, child: Page, parentEmail: string): Promise<void> {
  const link = /\/consent\/[\w-]+/.exec(await readMail(child, parentEmail))?.[0] ?? '';
  await parent.goto(link);
  await parent.getByRole('button', { name: 'I Am a Parent, and I Agree' }).click();
}

test('a child waits until a parent agrees by mail; the parent sees what is shared, and stops it', async ({
  page,
  browser,
  expectAccessible,
}, info) => {
  const child = `child-${info.project.name}-${info.testId}-${Date.now()}@example.com`;
  const parentEmail = `parent-of-${child}`;
  await aChild(page, child, 'Kim');
  await page.goto('/upload');
  await expect(page).toHaveURL(/\/waiting$/);
  await expectAccessible();
  await askParent(page, parentEmail);

  const home = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const parent = await home.newPage();
  await agree(parent, page, parentEmail);
  await expect(parent.getByText(`You agreed that Kim (${child})`)).toBeVisible();
  const kim = parent.getByRole('region', { name: 'Kim' });
  await expect(kim).toContainText('Kim is in no squad and on no team');

  await page.getByRole('button', { name: 'My Parent Has Agreed' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();

  await createSquad(page, 'Tigers');
  await page.getByRole('tab', { name: 'Challenges' }).click();
  await page.getByRole('button', { name: 'Start a Challenge' }).click();
  await page.getByRole('button', { name: 'Start Challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Most makes' })).toBeVisible();

  await parent.reload();
  await expect(kim).toContainText('workouts and badges.');
  await kim.getByRole('switch', { name: 'Squads see the badges of Kim' }).click();
  await expect(kim).not.toContainText('workouts and badges.');
  await kim.getByRole('button', { name: 'Remove: Most makes in Tigers' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(kim.getByRole('button', { name: 'Remove: Most makes in Tigers' })).toBeHidden();
  await kim.getByRole('switch', { name: 'Kim may join squads, teams and challenges' }).click();
  await expect(kim.getByRole('switch', { name: 'Kim may join' })).not.toBeChecked();

  const refusal = 'Your parent has switched squads, teams and challenges off for you.';
  await page.reload();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await page.goto('/profile');
  const badges = page.getByRole('switch', { name: 'Badges', exact: true });
  await expect(badges).not.toBeChecked();
  await expect(badges).toBeDisabled();

  await kim.getByRole('button', { name: 'Remove: Squad Tigers' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(kim).toContainText('Kim is in no squad and on no team');
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Create Your First Squad' }).click();
  await page.getByLabel('Squad Name').fill('Owls');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Squad' }).click();
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await home.close();
});

test('a parent of two sees the week of each, and removes one from a team', async ({
  page,
  anotherBrowser,
  expectAccessible,
  picture,
}, info) => {
  const parentEmail = `parent-${info.project.name}-${info.testId}-${Date.now()}@example.com`;
  const childOf = async (name: string) => {
    const child = await anotherBrowser();
    await aChild(child, `${name.toLowerCase()}-of-${parentEmail}`, name);
    await askParent(child, parentEmail);
    await agree(page, child, parentEmail);
    await expect(page.getByRole('region', { name })).toBeVisible();
    await child.getByRole('button', { name: 'My Parent Has Agreed' }).click();
    await expect(child.getByText('No workouts yet')).toBeVisible();
    return child;
  };
  await childOf('Kim');
  const child = await childOf('Noa');
  await coachInvites(await anotherBrowser(), `noa-of-${parentEmail}`);
  await joinLions(child);
  await shoot(child, 3, 1);

  await page.reload();
  const kim = page.getByRole('region', { name: 'Kim' });
  const noa = page.getByRole('region', { name: 'Noa' });
  await expect(noa).toContainText('1 day this week · 4 shots, 75% made');
  await expect(noa).toContainText('Team Lions · coached by Jordan Rivers');
  await expect(kim).toContainText('No workout yet this week');
  await expect(kim).toContainText('Kim is in no squad and on no team');
  await expectAccessible();
  await picture('parent-of-two');
  await noa.getByRole('button', { name: 'Take Off: Team Lions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take Off' }).click();
  await expect(noa).toContainText('Noa is in no squad and on no team');
  await child.goto('/teams');
  await expect(child.getByText('Not part of any team')).toBeVisible();
});

test('the link in the weekly digest unsubscribes from it, and one more press from all mails', async ({
  page,
  signedIn,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const preference = (name: string) => page.getByRole('checkbox', { name });
  await preference('Weekly Digest').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await shoot(page, 3, 1);

  // Simulates the next Sunday morning.
  await changeDatabase(
    `select graphile_worker.add_job('send-mail', json_build_object('template', 'weekly-digest', 'userId', user_id, 'week', week))
     from user_weeks join users on users.id = user_id where email = $1`,
    [signedIn.email],
  );
  let link = '';
  await expect(async () => {
    const mail = await readMail(page, signedIn.email);
    expect(mail).toContain('Last week you did 1 workout: 4 shots, 3 made (75%).');
    link = /\/api\/mail\/unsubscribe\?token=[\w.-]+/.exec(mail)?.[0] ?? '';
  }).toPass();
  await page.goto(link);
  await expect(
    page.getByText(`Stop sending the weekly digest to ${signedIn.email}?`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();

  const preferences = await page.context().newPage();
  await preferences.goto('/profile/edit');
  const shown = (name: string) => preferences.getByRole('checkbox', { name });
  await expect(shown('Weekly Digest')).not.toBeChecked();
  await expect(shown('Product Updates')).toBeChecked();
  await page.getByRole('button', { name: 'Unsubscribe From All' }).click();
  await expect(page.getByRole('button')).toHaveCount(0);
  await preferences.reload();
  await expect(shown('Product Updates')).not.toBeChecked();
});

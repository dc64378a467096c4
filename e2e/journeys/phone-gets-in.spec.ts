import type { BrowserContext, Page } from '@playwright/test';
import { expectNoBrokenRules } from '../harness/accessibility.ts';
import { changeDatabase } from '../harness/database.ts';
import { runProgram } from '../harness/start-program.ts';
import { completeProfile, readCode } from '../harness/sign-in.ts';
import { withProgram } from '../harness/own-program.ts';
import { keepPicture } from '../harness/keep-picture.ts';
import { expect } from '../harness/test.ts';
import { PHONE } from '../harness/widths.ts';

/** A program started for the phones of this network, with its address there. */
const test = withProgram(() => runProgram({ HOOPLOG_LAN: 'on', HOST: '0.0.0.0' }));
// Its certificate is self-made; a code that is no longer valid is refused on purpose.
test.use({ ignoreHTTPSErrors: true });

interface MadeLink {
  readonly secret: string;
  readonly origin: string;
}

/** Shows a code on the page, and returns its content. */
async function showCode(page: Page): Promise<string> {
  await page.goto('/link');
  const answer = page.waitForResponse('**/api/auth/links');
  await page.getByRole('button', { name: 'Show Code' }).click();
  const { origin, secret } = (await (await answer).json()) as MadeLink;
  await expect(page.getByRole('img', { name: 'Code that signs a phone in' })).toBeVisible();
  return `${origin}/link#${secret}`;
}

async function aPhone(browser: { newContext(options: object): Promise<BrowserContext> }) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  return context.newPage();
}

test('a phone scans the code of a signed-in browser and is signed in, over https on the local network', async ({
  page,
  browser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const address = await showCode(page);
  await expectAccessible();
  await picture('link');
  expect(address).toMatch(/^https:\/\/\d+\.\d+\.\d+\.\d+:\d+\/link#/);
  expect(address).not.toContain('127.0.0.1');

  const phone = await aPhone(browser);
  await phone.goto(address);
  expect(await phone.evaluate('isSecureContext')).toBe(true);
  await expect(phone.getByRole('button', { name: 'Sign in as Jordan Rivers' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await keepPicture(phone, `phone-link-redeem-${colorScheme}`);
    await expectNoBrokenRules(phone);
  }
  await phone.getByRole('button', { name: 'Sign in as Jordan Rivers' }).tap();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Jordan Rivers');
  expect(phone.url()).not.toContain('#');
  await expect(page.getByText(/is signed in now\.$/)).toBeVisible();

  // It is valid only once.
  const other = await aPhone(browser);
  await other.goto(address);
  await expect(other.getByRole('alert')).toContainText('no longer works');
  await other.getByRole('link', { name: 'Sign in another way' }).tap();
  await expect(other.getByLabel('E-mail')).toBeVisible();
});

test('a code is valid for two minutes', async ({ page, browser, program, signedIn }) => {
  expect(signedIn.email).toContain('@');
  const address = await showCode(page);
  const later = "update device_links set expires_at = now() - interval '1 second'";
  await changeDatabase(later, [], program.dataDir);
  await expect(page.getByText('The two minutes are up')).toBeVisible();
  const phone = await aPhone(browser);
  await phone.goto(address);
  await expect(phone.getByRole('alert')).toContainText('no longer works');
  await page.getByRole('button', { name: 'Show a New Code' }).click();
  await expect(page.getByRole('img', { name: 'Code that signs a phone in' })).toBeVisible();
});

test('a code whose session has ended signs nobody in', async ({ page, browser, signedIn }) => {
  expect(signedIn.email).toContain('@');
  const address = await showCode(page);
  await page.goto('/api/logout');
  const phone = await aPhone(browser);
  await phone.goto(address);
  await expect(phone.getByRole('alert')).toContainText('no longer works');
});

test('another user’s phone says who is signed out by the code', async ({
  page,
  browser,
  signedIn,
  mailbox,
  program,
}) => {
  const address = await showCode(page);
  const phone = await aPhone(browser);
  const context = phone.context();
  const stranger = await context.newPage();
  await stranger.goto(new URL(address).origin);
  const { origin } = new URL(address);
  await signInAt(stranger, origin, `other-${signedIn.email}`, mailbox);
  await phone.goto(address);
  await expect(phone.getByText('Casey Brooks is signed out here.')).toBeVisible();
  await phone.getByRole('link', { name: 'Not now' }).tap();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Casey Brooks');
  expect(program.address).toContain('https://');
});

/** Signs a new player in by the calls that pages make, at another address of the program. */
async function signInAt(page: Page, origin: string, email: string, mailbox: string) {
  const { request } = page;
  await request.post(`${origin}/api/auth/email/start`, { data: { email } });
  const code = await readCode(page, email, mailbox);
  const data = { email, code, timeZone: 'America/New_York' };
  await expect(await request.post(`${origin}/api/auth/email/verify`, { data })).toBeOK();
  const profile = { displayName: 'Casey Brooks' };
  await expect(await request.patch(`${origin}/api/user/profile`, { data: profile })).toBeOK();
}

test('the e-mail code is shown on the screen of the machine, and the page says so', async ({
  page,
  mailbox,
  expectAccessible,
}, { project, testId }) => {
  const email = `${project.name}-${testId}@example.com`;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByText(/is on the screen of the machine/)).toBeVisible();
  await expect(page.getByText('Check your e-mail')).toBeHidden();
  await expectAccessible();
  await page.getByLabel('Sign-in code').fill(await readCode(page, email, mailbox));
  await completeProfile(page);
});

test('visitors on plain http are told why https is needed, and its address', async ({
  page,
  program,
}) => {
  await page.goto(program.address.replace('https:', 'http:') + '/upload');
  await expect(page.getByText(/the camera/)).toBeVisible();
  await page.getByRole('link', { name: /^https:/ }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

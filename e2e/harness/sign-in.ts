import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { repeatUnanswered } from './repeat-unanswered.ts';

/** The mailbox of the shared program. */
export const sharedMailbox = () => process.env['HOOPLOG_MAILBOX'] ?? '';

/** The name that new players give themselves in journeys. */
const NAME = 'Jordan Rivers';

/** The text of the newest mail to an address; empty if there is none. */
export async function newestMail(
  request: APIRequestContext,
  email: string,
  mailboxPage = sharedMailbox(),
): Promise<string> {
  const mailbox = await (await request.get(mailboxPage)).text();
  // The newest mail is the first; its text follows its address.
  const address = mailbox.indexOf(`To ${email},`);
  return address < 0 ? '' : mailbox.slice(mailbox.indexOf('<pre>', address));
}

/** Signs a new player in, without a profile name, by the calls that the pages make. */
export async function proveAddress(
  { request }: Pick<Page, 'request'>,
  email: string,
  mailboxPage?: string,
): Promise<void> {
  repeatUnanswered({ request });
  await expect(await request.post('/api/auth/email/start', { data: { email } })).toBeOK();
  const code = /\b\d{6}\b/.exec(await newestMail(request, email, mailboxPage))?.[0];
  const data = { email, code, timeZone: 'America/New_York' };
  await expect(await request.post('/api/auth/email/verify', { data })).toBeOK();
}

/**
 * Signs a new player in by the calls that the pages make, and completes the profile: for journeys about other subjects.
 * The page stays where it is.
 */
export async function signIn(
  page: Page,
  email: string,
  mailboxPage?: string,
): Promise<{ email: string }> {
  await proveAddress(page, email, mailboxPage);
  const profile = { data: { displayName: NAME } };
  await expect(await page.request.patch('/api/user/profile', profile)).toBeOK();
  return { email };
}

/**
 * Signs in as a person does without a mail server: the code is read from the mailbox page, and is submitted by itself.
 */
export async function signInByHand(page: Page, email: string): Promise<{ email: string }> {
  await requestCode(page, email);
  await page.getByLabel('Sign-in code').fill(await readCode(page, email));
  await completeProfile(page);
  return { email };
}

export async function requestCode(page: Page, email: string): Promise<void> {
  await page.goto('/api/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Sign-in code')).toBeVisible();
}

/** Codes already read: after another request the new mail may not have arrived yet. */
const read = new Set<string>();

/** The code of the newest unread mail to an address, read in a separate tab. */
export async function readCode(
  page: Page,
  email: string,
  mailbox = sharedMailbox(),
): Promise<string> {
  const tab = await page.context().newPage();
  try {
    const mail = tab
      .getByRole('article')
      .filter({ hasText: `To ${email}` })
      .first();
    let code = '';
    // The mail may arrive a moment after the request.
    await expect(async () => {
      await tab.goto(mailbox);
      code = /\b\d{6}\b/.exec(await mail.innerText({ timeout: 1000 }))?.[0] ?? '';
      expect(code, `a new code for ${email}`).not.toBe('');
      expect(read.has(`${email} ${code}`), 'a code that was read before').toBe(false);
    }).toPass({ timeout: 60_000 });
    read.add(`${email} ${code}`);
    return code;
  } finally {
    await tab.close();
  }
}

/** Fills in the profile of a new player. */
export async function completeProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Display name').fill(NAME);
  await page.getByRole('button', { name: /complete|save|continue/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** The link of the newest mail to an address, without the program's address. */
export async function readLink(page: Page, email: string): Promise<string> {
  return /\/login#[\w.%-]+/.exec(await newestMail(page.request, email))?.[0] ?? '';
}

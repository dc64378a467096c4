import { expect, test } from '../harness/test.ts';
import { readCode, sharedMailbox, signIn } from '../harness/sign-in.ts';

test('a player changes their address by codes from both mailboxes, and signs in with the new one', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
}) => {
  const email = `moved-${signedIn.email}`;
  const elsewhere = await anotherBrowser();
  await signIn(elsewhere, signedIn.email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(email);
  await expectAccessible();
  await page.getByRole('button', { name: 'Send both codes' }).click();
  await page.getByLabel('Code to your present address').fill('000000');
  await page.getByLabel('Code to your new address').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('That code is wrong or has expired.')).toHaveCount(1);
  await expectAccessible();
  await page.getByLabel('Code to your present address').fill(await readCode(page, signedIn.email));
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`Your address is ${email} now`).first()).toBeVisible();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();

  // The other browser is signed out; the old address is notified, and the new one signs in.
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await expect(async () => {
    expect(await (await page.request.get(sharedMailbox())).text()).toContain(
      'Your Hooplog address was changed',
    );
  }).toPass();
  await signIn(elsewhere, email);
  const user: unknown = await (await elsewhere.request.get('/api/auth/user')).json();
  expect(user).toMatchObject({ email });
});

test('the owner of the old mailbox stops a change that they did not request', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
}) => {
  const data = { email: `thief-${signedIn.email}` };
  await expect(await page.request.post('/api/auth/email/change', { data })).toBeOK();
  const mailbox = await (await page.request.get(sharedMailbox())).text();
  const mail = mailbox.slice(mailbox.indexOf(`To ${signedIn.email},`));
  const link = /\/api\/mail\/email-change\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  const owner = await anotherBrowser();
  await owner.goto(link);
  await expect(owner.getByText(data.email)).toBeVisible();
  await owner.getByRole('button', { name: 'Stop the change' }).click();
  await expect(owner.getByRole('heading', { name: 'The change is stopped' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible();
});

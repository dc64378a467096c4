import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

// Passkeys are bound to a host name: the program is reached by one.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/**
 * Simulates a phone's fingerprint reader that always recognises its owner. Returns a function that counts its passkeys.
 */
async function addAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  };
}

/** From the next page on: a browser that offers no passkeys in fields. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(
    'delete PublicKeyCredential.isConditionalMediationAvailable; delete PublicKeyCredential.getClientCapabilities;',
  );

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test('a player adds a passkey, signs out, signs in with it by field or button, and removes it', async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  const held = await addAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Never used' });
  await expect(row).toContainText(/Chrome|Edge/);
  expect(await held()).toBe(1);
  await expectAccessible();
  // The device reports the passkey to the browser.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  // This device chooses the passkey by itself when the field offers it.
  await page.goto('/login?returnTo=%2Fprofile');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(signedIn.email).first()).toBeVisible();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await withoutAutofill(page);
  await page.goto('/login?returnTo=%2Fprofile');
  await expect(passkeyButton(page)).toBeVisible();
  await expectAccessible();
  await passkeyButton(page).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(signedIn.email).first()).toBeVisible();

  await page.getByRole('button', { name: 'Passkeys' }).click();
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole('button', { name: /Remove the passkey of/ }).click();
  await expect(page.getByText(/^Last used/)).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await passkeyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('passkey');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('if passkeys are unavailable, the sign-in page offers none and the profile says why', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.addInitScript('delete window.PublicKeyCredential;');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await expect(page.getByText('This browser cannot use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(passkeyButton(page)).toBeHidden();
});

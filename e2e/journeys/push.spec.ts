import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Puts a push service in the place of the browser's own, which needs the internet. */
async function withPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const point = `B${'A'.repeat(86)}`;
    const subscription = {
      toJSON: () => ({
        endpoint: `https://push.example.com/${location.port}`,
        keys: { p256dh: point, auth: 'A'.repeat(22) },
      }),
      unsubscribe: () => {
        localStorage.removeItem('subscribed');
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem('subscribed', 'yes');
        return Promise.resolve(subscription);
      },
      getSubscription: () =>
        Promise.resolve(localStorage.getItem('subscribed') === null ? null : subscription),
    });
  });
}

/** Hands the service worker of the page a message as a push service does. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test('a device is told of what its player chose, shows it, and is left alone again', async ({
  page,
  signedIn,
  expectAccessible,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await withPushService(page);
  await page.goto('/profile');
  const control = page.getByRole('switch', { name: 'Show notifications on this device' });
  await expect(control).not.toBeChecked();
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await control.click();
  await expect(control).toBeChecked();
  await page.getByRole('checkbox', { name: 'News of your squads' }).click();
  await expect(page.getByRole('checkbox', { name: 'News of your squads' })).not.toBeChecked();
  await expectAccessible();
  await picture('profile-push');
  await page.reload();
  await expect(control).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'News of your squads' })).not.toBeChecked();

  const message = { title: 'Your video is counted', body: 'Check it.', path: '/inbox', tag: 'one' };
  await deliver(page, message);
  const shown = () =>
    page.evaluate<string[]>(
      'navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title, data }) => `${title} ${data.path}`))',
    );
  await expect.poll(shown).toEqual(['Your video is counted /inbox']);

  await control.click();
  await expect(control).not.toBeChecked();
  await page.reload();
  await expect(control).not.toBeChecked();
});

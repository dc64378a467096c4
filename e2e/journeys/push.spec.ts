import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** In the place of the browser's own push service, which needs the internet. */
const PUSH_SERVICE = `
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example.com/' + location.port,
      keys: { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      localStorage.removeItem('subscribed');
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem('subscribed', 'yes');
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : subscription),
  });`;

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
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript({ content: PUSH_SERVICE });
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

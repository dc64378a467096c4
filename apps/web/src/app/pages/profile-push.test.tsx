import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { bodyOf, ok, renderApp } from '../../testing/render-app.tsx';

const ADDRESS = { endpoint: 'https://push.example.com/x', keys: { p256dh: 'p', auth: 'a' } };
const answers = (topics: readonly string[] | null) => ({
  'GET /api/auth/user': ok(aUser()),
  'GET /api/stats': ok(noStats()),
  'GET /api/push': ok({ publicKey: 'key', topics }),
  'PUT /api/push': { status: 204 },
  'DELETE /api/push': { status: 204 },
});

interface Browser {
  readonly isSecure?: boolean;
  readonly isAble?: boolean;
  readonly permission?: NotificationPermission;
  /** The player's answer to the permission prompt. */
  readonly answer?: NotificationPermission;
  readonly isSubscribed?: boolean;
}

/** A browser that supports push, unless changed. */
function stubBrowser({
  isSecure = true,
  isAble = true,
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
}: Browser) {
  const subscription = { toJSON: () => ADDRESS, unsubscribe: vi.fn(() => Promise.resolve(true)) };
  const subscribe = vi.fn(() => Promise.resolve(subscription));
  const getSubscription = () => Promise.resolve(isSubscribed ? subscription : null);
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    language: 'en-US',
    ...(isAble && {
      serviceWorker: {
        getRegistration: () => Promise.resolve({ pushManager: { subscribe, getSubscription } }),
      },
    }),
  });
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  return { subscribe, subscription };
}

type View = ReturnType<typeof renderApp>;
const sent = ({ server }: View, method: string) =>
  server.mock.calls.filter(([url, init]) => init.method === method && url === '/api/push');
const theSwitch = () => screen.findByRole('switch', { name: 'Show notifications on this device' });

beforeEach(() => stubBrowser({}));
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the browser only when it is turned on, and then subscribes to what needs an answer', async () => {
  const { subscribe } = stubBrowser({});
  const view = renderApp('/profile', answers(null));
  const control = await theSwitch();
  expect(subscribe).not.toHaveBeenCalled();
  await userEvent.click(control);
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([, init]) => bodyOf(init))).toEqual([
      { ...ADDRESS, topics: ['invitations', 'coach', 'videos', 'streak', 'shots'] },
    ]);
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

it('stores nothing if the player denies permission, and says how to allow it', async () => {
  const { subscribe } = stubBrowser({ answer: 'denied' });
  const view = renderApp('/profile', answers(null));
  await userEvent.click(await theSwitch());
  await screen.findByText(/Allow them in the settings of this site/);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent(view, 'PUT')).toEqual([]);
});

it('can be turned on after a change of the browser’s settings', async () => {
  stubBrowser({ permission: 'denied' });
  renderApp('/profile', answers(null));
  await screen.findByText(/then come back/);
  stubBrowser({ permission: 'granted' });
  window.dispatchEvent(new Event('focus'));
  await theSwitch();
});

it('turns off one topic, and unsubscribes with the last', async () => {
  const { subscription } = stubBrowser({ isSubscribed: true, permission: 'granted' });
  const view = renderApp('/profile', answers(['coach', 'videos']));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Your video is counted' }));
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([, init]) => bodyOf(init))).toEqual([
      { ...ADDRESS, topics: ['coach'] },
    ]);
  });
  await userEvent.click(await theSwitch());
  await waitFor(() => {
    expect(sent(view, 'DELETE')).toHaveLength(1);
  });
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

it('is off if the browser has lost its subscription', async () => {
  renderApp('/profile', answers(['coach']));
  expect(((await theSwitch()) as HTMLInputElement).checked).toBe(false);
});

it.each<[why: string, browser: Browser, words: RegExp]>([
  ['on a page without https', { isSecure: false }, /loaded over https/],
  ['in a browser that cannot', { isAble: false }, /This browser cannot show notifications/],
  ['if they are blocked', { permission: 'denied' }, /Allow them in the settings of this site/],
])('%s it explains that', async (_, browser, words) => {
  stubBrowser(browser);
  renderApp('/profile', answers(null));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /notifications/ })).toBeNull();
});

import { expect, type Page, type Worker } from '@playwright/test';
import type { PushService } from '../../apps/server/src/testing/push-service.ts';

/** The notification shown by the device. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Simulates what a browser does outside its pages: test browsers reach no push service and show no notifications. */
export interface PushedDevice {
  /** The player's answer to the permission prompt; yes by default. */
  answer: 'granted' | 'denied';
  /** Whether it holds a subscription. */
  readonly isSubscribed: boolean;
  /** Wakes the service worker with a message, as the browser does; returns the shown notification. */
  readonly receive: (message: unknown) => Promise<Shown>;
  /** Does something that makes the service worker unsubscribe, and waits until it has. */
  readonly endsBy: (act: () => Promise<void>) => Promise<void>;
  /** Taps the last notification, or its button. Returns the address of a new page if the worker opened one. */
  readonly tap: (action?: 'stop') => Promise<string | null>;
}

/** Runs in each page before its own scripts: the test holds permission and subscription. */
const IN_PAGE = `if (location.origin !== 'null') {
  Object.defineProperty(Notification, 'permission', { get: () => window.pushPermission });
  window.pushPermission = localStorage.getItem('test-permission') ?? 'default';
  Notification.requestPermission = async () => {
    if (window.pushPermission === 'default') window.pushPermission = await window.askPlayer();
    localStorage.setItem('test-permission', window.pushPermission);
    return window.pushPermission;
  };
  const subscription = (told) => told && {
    toJSON: () => told,
    unsubscribe: () => window.keepSubscription(null),
  };
  PushManager.prototype.getSubscription = async () => subscription(await window.heldSubscription());
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new DOMException('', 'NotAllowedError');
    return subscription(await window.keepSubscription(applicationServerKey));
  };
}`;

/** In the service worker: records the notifications it shows. */
const IN_WORKER = `{
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
  PushManager.prototype.getSubscription = async () => ({
    unsubscribe: async () => { self.hasEnded = true; },
  });
  // Allowed after a tap only, and the browser knows of none.
  WindowClient.prototype.focus = async function () { return this; };
  Clients.prototype.openWindow = async (address) => { self.opened = address; };
}`;

/**
 * In the service worker: the player taps the last notification.
 * @param action its button; empty for none
 */
const tapped = (action: string) => `(async () => {
  const { data } = self.shown.at(-1);
  const tapped = new ExtendableEvent('notificationclick');
  let done;
  tapped.notification = { data, close: () => undefined };
  tapped.action = '${action}';
  tapped.waitUntil = (promise) => { done = promise; };
  self.opened = null;
  self.dispatchEvent(tapped);
  await done;
  return self.opened;
})()`;

/**
 * Simulates notifications and a push subscription in a page's browser.
 * @param service decrypts its messages
 */
export async function pushedDevice(page: Page, service: PushService): Promise<PushedDevice> {
  const context = page.context();
  let held = false;
  let answer: PushedDevice['answer'] = 'granted';
  const subscriptionHeld = () => (held ? service.subscription : null);
  await context.exposeFunction('askPlayer', () => answer);
  await context.exposeFunction('heldSubscription', subscriptionHeld);
  await context.exposeFunction('keepSubscription', (key: string | null) => {
    held = key !== null;
    return subscriptionHeld();
  });
  await context.addInitScript({ content: IN_PAGE });

  /** The current worker, recognised by the values set in it. */
  async function theWorker(): Promise<Worker> {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(`if (self.shown === undefined) ${IN_WORKER}`);
    return worker;
  }

  return {
    get answer() {
      return answer;
    },
    set answer(given: PushedDevice['answer']) {
      answer = given;
    },
    get isSubscribed() {
      return held;
    },
    receive: async (message: unknown): Promise<Shown> => {
      const worker = await theWorker();
      const before = await worker.evaluate<number>('self.shown.length');
      await deliver(page, JSON.stringify(message));
      await expect.poll(() => worker.evaluate('self.shown.length')).toBe(before + 1);
      return worker.evaluate<Shown>(
        '(({ title, body, tag }) => ({ title, body, tag }))(self.shown.at(-1))',
      );
    },
    endsBy: async (act) => {
      const worker = await theWorker();
      await act();
      await expect.poll(() => worker.evaluate('self.hasEnded')).toBe(true);
      held = false;
    },
    tap: async (action) => (await theWorker()).evaluate<string | null>(tapped(action ?? '')),
  };
}

/** Sends the event by which a browser wakes a page's service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

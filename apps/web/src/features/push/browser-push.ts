import type { PushSubscriptionInput } from '@hooplog/contract';

/** Why a browser cannot show push messages; each has a text that says what to do. */
export type PushObstacle = 'insecure' | 'home_screen' | 'unsupported' | 'denied';

/** iPhones and iPads support push messages only for apps on the home screen. */
const isAppleTouch = () => /iPhone|iPad/.test(navigator.userAgent);

/** Null if push messages can be turned on. */
export function pushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'insecure';
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isAppleTouch() ? 'home_screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

type Address = Pick<PushSubscriptionInput, 'endpoint' | 'keys'>;

function addressOf(subscription: PushSubscription): Address {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** This browser's push subscription; null if there is none. */
export async function currentAddress(): Promise<Address | null> {
  const subscription = await (await pushManager())?.getSubscription();
  return subscription == null ? null : addressOf(subscription);
}

/**
 * Asks for permission and subscribes this browser; null if the player does not allow it.
 *
 * @param publicKey of the installation, base64url
 */
export async function subscribeBrowser(publicKey: string): Promise<Address | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await pushManager();
  if (manager === null) throw new Error('This page has no service worker');
  // A subscription created with another key cannot be reused.
  await (await manager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return addressOf(await manager.subscribe(options));
}

/** Removes the subscription, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
}

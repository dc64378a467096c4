import type { PushSubscriptionInput } from '@hooplog/contract';

/** Why a browser cannot show push messages: said in words, and what to do about it. */
export type PushObstacle = 'insecure' | 'home_screen' | 'unsupported' | 'denied';

/** iPhones and iPads show push messages of apps on the home screen only. */
const isAppleTouch = () => /iPhone|iPad/.test(navigator.userAgent);

/** Null where push messages can be turned on. */
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

/** What this browser is subscribed by; null when it is not. */
export async function currentAddress(): Promise<Address | null> {
  const subscription = await (await pushManager())?.getSubscription();
  return subscription == null ? null : addressOf(subscription);
}

/**
 * Asks the player, and subscribes this browser; null when they do not allow it.
 *
 * @param publicKey of the installation, base64url
 */
export async function subscribeBrowser(publicKey: string): Promise<Address | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await pushManager();
  if (manager === null) throw new Error('This page has no service worker');
  // One that was made with another key takes no new one.
  await (await manager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return addressOf(await manager.subscribe(options));
}

/** Gives the subscription up, also where there is none. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
}

import { withBase } from '../base-path.ts';

/** The service worker knows this message, too. */
const SIGNED_OUT = 'signed-out';

/**
 * Props of every link that signs out by navigating: while the page is being left, the server deletes this browser's
 * push subscription, and the service worker unsubscribes in the browser.
 */
export const SIGN_OUT = {
  href: withBase('/api/logout'),
  onClick: () => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(SIGNED_OUT);
  },
};

/** Props of a link that signs out, lets another account sign in, and returns to `path`. */
export const switchAccount = (path: string) => ({
  ...SIGN_OUT,
  href: `${SIGN_OUT.href}?returnTo=${encodeURIComponent(path)}`,
});

import { withBase } from '../base-path.ts';

/** Known to the service worker as well. */
const SIGNED_OUT = 'signed-out';

/**
 * What every link has that signs out, which is a navigation: the server forgets what it would push to this browser, and the
 * service worker gives up the browser's own part, while the page is being left.
 */
export const SIGN_OUT = {
  href: withBase('/api/logout'),
  onClick: () => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(SIGNED_OUT);
  },
};

/** What a link has that signs out, lets another account sign in, and comes back to `path`. */
export const switchAccount = (path: string) => ({
  ...SIGN_OUT,
  href: `${SIGN_OUT.href}?returnTo=${encodeURIComponent(path)}`,
});

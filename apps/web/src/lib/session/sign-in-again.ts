import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { toast } from '../toast/toast-store.ts';
import { saveDrafts } from './on-session-lost.ts';
import { loginUrl } from './login-url.ts';
import { BASE_PATH } from '../base-path.ts';

interface Browser {
  /** Path with query of the page the user asked for. */
  readonly currentPath: () => string;
  readonly go: (url: string) => void;
  readonly later: (action: () => void, milliseconds: number) => void;
}

/**
 * Makes the reaction to a lost session: one toast, then off to sign in, and back to this page.
 * However many calls fail at once, it happens once.
 */
export function createSignInAgain(browser: Browser): () => void {
  let leaving = false;
  return () => {
    if (leaving) return;
    leaving = true;
    toast({
      title: t('Unauthorized'),
      description: t('You are logged out. Logging in again...'),
      tone: 'destructive',
    });
    const url = loginUrl(browser.currentPath());
    browser.later(() => {
      leaving = false;
      // Now and not at once: who types does not stop within half a second.
      saveDrafts();
      browser.go(url);
    }, DELAYS_MS.LOGIN_REDIRECT);
  };
}

/** The reaction in this browser. */
export const signInAgain = createSignInAgain({
  currentPath: () => window.location.pathname.slice(BASE_PATH.length) + window.location.search,
  go: (url) => {
    window.location.assign(url);
  },
  later: (action, milliseconds) => {
    window.setTimeout(action, milliseconds);
  },
});

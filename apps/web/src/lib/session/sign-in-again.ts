import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { toast } from '../toast/toast-store.ts';
import { saveDrafts } from './on-session-lost.ts';
import { loginUrl } from './login-url.ts';
import { BASE_PATH } from '../base-path.ts';

interface Browser {
  /** Path with query of the current page. */
  readonly currentPath: () => string;
  readonly go: (url: string) => void;
  readonly later: (action: () => void, milliseconds: number) => void;
}

/**
 * Makes the handler of a lost session: one toast, then to the sign-in page, and back to this page. However many calls
 * fail at once, it runs once.
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
      // Saved now rather than at once: somebody typing does not stop within half a second.
      saveDrafts();
      browser.go(url);
    }, DELAYS_MS.LOGIN_REDIRECT);
  };
}

/** The handler in this browser. */
export const signInAgain = createSignInAgain({
  currentPath: () => window.location.pathname.slice(BASE_PATH.length) + window.location.search,
  go: (url) => {
    window.location.assign(url);
  },
  later: (action, milliseconds) => {
    window.setTimeout(action, milliseconds);
  },
});

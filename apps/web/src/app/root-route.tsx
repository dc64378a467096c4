import { t } from '@hooplog/language';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { CrashPage } from './pages/crash.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { currentToast, subscribeToToasts } from '../lib/toast/toast-store.ts';
import { usePageTitle } from './shell/use-page-title.ts';

/**
 * The code for toasts and page transitions loads with the first toast, or when the user first presses something that
 * may lead to one. Not with Suspense: React may delay what it waits for by 300 ms, most of the time in which the toast
 * of a lost session shows before the page is left.
 */
function Late() {
  const [parts, setParts] = useState<{ readonly LazyParts: ComponentType } | null>(null);
  useEffect(() => {
    // A failed load is retried at the next press or toast.
    const load = () => {
      import('./late-parts.tsx').then(setParts, () => undefined);
    };
    if (currentToast() !== null) load();
    const forget = subscribeToToasts(load);
    const once = { once: true, capture: true } as const;
    document.addEventListener('pointerdown', load, once);
    document.addEventListener('keydown', load, once);
    return () => {
      forget();
      document.removeEventListener('pointerdown', load, once);
      document.removeEventListener('keydown', load, once);
    };
  }, []);
  return parts === null ? null : <parts.LazyParts />;
}

function Root() {
  const title = usePageTitle();
  return (
    <>
      {title !== '' && <title>{t('{title} · Hooplog', { title })}</title>}
      <Outlet />
      <Late />
    </>
  );
}

/** What every page has: a title and the toasts. */
export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

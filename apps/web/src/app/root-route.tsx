import { createRootRoute, Outlet } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { CrashPage } from './pages/crash.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/**
 * Toasts are fetched after the first paint; the store keeps what comes early. Not by Suspense: React may hold back
 * what it waits for by 300 ms, most of the time that the toast of a lost session has before the page is left.
 */
function LateToaster() {
  const [toaster, setToaster] = useState<{ readonly Toaster: ComponentType } | null>(null);
  useEffect(() => {
    void import('../components/ui/toaster.tsx').then(setToaster);
  }, []);
  return toaster === null ? null : <toaster.Toaster />;
}

function Root() {
  const title = usePageTitle();
  return (
    <>
      {title !== '' && <title>{`${title} · Hooplog`}</title>}
      <Outlet />
      <LateToaster />
    </>
  );
}

/** What every page has: a title and the toasts. */
export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

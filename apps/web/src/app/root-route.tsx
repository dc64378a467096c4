import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CrashPage } from './pages/crash.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

// Toasts answer what the user does, which is never before the first paint. The store keeps what comes early.
const Toaster = lazy(async () => {
  const { Toaster: component } = await import('../components/ui/toaster.tsx');
  return { default: component };
});

function Root() {
  const title = usePageTitle();
  return (
    <>
      {title !== '' && <title>{`${title} · Hooplog`}</title>}
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}

/** What every page has: a title and the toasts. */
export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

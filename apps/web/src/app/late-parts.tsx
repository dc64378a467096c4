import { t } from '@hooplog/language';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from '../components/ui/toaster.tsx';
import { LIST_TRANSITION } from '../lib/navigation/list-transition.ts';

/** On slow networks: shows that the next page is loading while the old one is still there. */
function OnTheWay() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('Loading…')}
      className="fixed inset-x-0 top-0 z-40 h-1 animate-late"
    >
      <div className="h-full animate-breathe bg-accent" />
    </div>
  );
}

/**
 * Parts that no page needs before the user presses something: toasts, the loading indicator, and transitions between
 * lists and their pages.
 */
export function LazyParts() {
  const router = useRouter();
  useEffect(() => {
    router.update({ ...router.options, defaultViewTransition: LIST_TRANSITION });
  }, [router]);
  return (
    <>
      <OnTheWay />
      <Toaster />
    </>
  );
}

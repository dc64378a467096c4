import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from '../components/ui/toaster.tsx';
import { LIST_TRANSITION } from './list-transition.ts';

/** What no page needs before somebody begins to press something: toasts, and the way from lists to their pages. */
export function LateParts() {
  const router = useRouter();
  useEffect(() => {
    router.update({ ...router.options, defaultViewTransition: LIST_TRANSITION });
  }, [router]);
  return <Toaster />;
}

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { listTransition } from './list-transition.ts';
import { pageBefore } from './page-before.ts';

/**
 * The list that this page was opened from, which the browser's back button leads to; null for a page opened otherwise.
 */
export function useListBefore() {
  const { history, state } = useRouter();
  // Fixed at the first render, so that it stays while another page loads.
  const [list] = useState(() => {
    const page = pageBefore(history);
    return page !== null && listTransition(page, state.location) === 'open' ? page : null;
  });
  return list;
}

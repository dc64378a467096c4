import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { listTransition } from './list-transition.ts';
import { pageBefore } from './page-before.ts';

/** The list that this page was opened from, to which the history leads back; null for a page that was come to another way. */
export function useListBefore() {
  const { history, state } = useRouter();
  // As it was when the page was drawn, also while another is on its way.
  const [list] = useState(() => {
    const page = pageBefore(history);
    return page !== null && listTransition(page, state.location) === 'open' ? page : null;
  });
  return list;
}

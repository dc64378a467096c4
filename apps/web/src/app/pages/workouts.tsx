import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { HistorySearch } from '../../features/workouts/history-filter.ts';
import { WorkoutsView } from '../../features/workouts/workouts-view.tsx';
import { browserToday } from '../browser-today.ts';

/** /workouts; the filters are in the address, so that they survive a reload and the back button. */
export function WorkoutsPage() {
  const search = useSearch({ from: '/guarded/workouts' });
  const navigate = useNavigate();
  const onSearch = useCallback(
    (chosen: HistorySearch) => {
      void navigate({ to: '/workouts', search: chosen, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return <WorkoutsView search={search} today={browserToday()} onSearch={onSearch} />;
}

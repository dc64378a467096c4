import { useSearch } from '@tanstack/react-router';
import { CompareView } from '../../features/workouts/compare/compare-view.tsx';

/** /workouts/compare; `a` and `b` are the ids of two workouts. */
export function ComparePage() {
  const { a, b } = useSearch({ from: '/guarded/workouts/compare' });
  return <CompareView pair={a === undefined || b === undefined ? null : [a, b]} />;
}

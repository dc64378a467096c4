import { useParams, useSearch } from '@tanstack/react-router';
import { WorkoutView } from '../../features/workout-details/workout-view.tsx';

/** /workout/{id}; `t` is a start position in the video. */
export function WorkoutPage() {
  const { id } = useParams({ from: '/guarded/workout/$id' });
  const { t = null } = useSearch({ from: '/guarded/workout/$id' });
  return <WorkoutView id={id} startSeconds={t} />;
}

import { useParams } from '@tanstack/react-router';
import { WorkoutView } from '../../features/workout-details/workout-view.tsx';

export function WorkoutPage() {
  const { id } = useParams({ from: '/guarded/workout/$id' });
  return <WorkoutView id={id} />;
}

import { useParams } from '@tanstack/react-router';
import { FinishView } from '../../features/finish/finish-view.tsx';

/** /workout/{id}/finish */
export function FinishPage() {
  const { id } = useParams({ from: '/guarded/workout/$id/finish' });
  return <FinishView id={id} />;
}

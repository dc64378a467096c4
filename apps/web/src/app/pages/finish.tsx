import { useParams } from '@tanstack/react-router';
import { Finish } from '../../features/finish/finish.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** /workout/{id}/finish */
export function FinishPage() {
  const { id } = useParams({ from: '/guarded/workout/$id/finish' });
  const session = useSession();
  return session.state === 'signed_in' ? <Finish userId={session.user.id} id={id} /> : null;
}

import { Navigate } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { sentAs, subscribeToOutbox, waitsUnder } from '../../lib/outbox/outbox-changes.ts';
import { FinishView } from './finish-view.tsx';

// Most workouts reach the server at once.
const WaitingFinish = lazyPart(
  async () => (await import('./waiting-finish.tsx')).WaitingFinish,
).Part;

interface FinishProps {
  readonly userId: string;
  /** Id of the workout, or its key while it is in the outbox. */
  readonly id: string;
}

/** The screen after a workout, whether the workout is on the server or still on this device. */
export function Finish({ userId, id }: FinishProps) {
  const isWaiting = useSyncExternalStore(subscribeToOutbox, () => waitsUnder(userId, id));
  const arrived = sentAs(userId, id);
  if (arrived !== null)
    return <Navigate to="/workout/$id/finish" params={{ id: arrived }} replace />;
  if (!isWaiting) return <FinishView id={id} />;
  return (
    <Suspense fallback={null}>
      <WaitingFinish userId={userId} id={id} />
    </Suspense>
  );
}

import { t } from '@hooplog/language';
import { CloudUpload } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { RefusedWorkout } from './refused-workout.tsx';
import { useOutbox } from './use-outbox.ts';

/** Workouts stored on this device because there was no connection; nothing if there are none. */
export function WaitingWorkouts({ userId }: { readonly userId: string }) {
  const { waiting, send } = useOutbox(userId);
  if (waiting.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-4 rounded-card border border-accent bg-accent-soft px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold">
          <CloudUpload aria-hidden className="size-5 shrink-0 text-accent-text" />
          {t(
            '{workouts, plural, one {# workout waits} other {# workouts wait}} on this device for a connection.',
            { workouts: waiting.length },
          )}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void send()}>
          {t('Send now')}
        </Button>
      </div>
      {waiting.map(
        (entry) =>
          entry.refusal !== null && (
            <RefusedWorkout
              key={entry.key}
              userId={userId}
              entry={entry}
              onChanged={() => void send()}
            />
          ),
      )}
    </div>
  );
}

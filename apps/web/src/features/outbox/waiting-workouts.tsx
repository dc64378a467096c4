import { counted, plural } from '@hooplog/domain';
import { CloudUpload } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { factsOf, removeFromOutbox, type WaitingWorkout } from '../../lib/outbox/outbox.ts';
import { useOutbox } from './use-outbox.ts';

interface RefusedProps {
  readonly entry: WaitingWorkout;
  readonly onDiscard: () => void;
}

/** A workout that the server does not take: the player decides. */
function Refused({ entry, onDiscard }: RefusedProps) {
  const timeZone = useTimeZone();
  const { at, totalShots } = factsOf(entry);
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <span>{`${formatDay(at, timeZone)}, ${counted(totalShots, 'shot')}: ${entry.refusal ?? ''}`}</span>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}

/** Workouts that are kept on this device because there was no connection; nothing while there are none. */
export function WaitingWorkouts({ userId }: { readonly userId: string }) {
  const { waiting, send } = useOutbox(userId);
  if (waiting.length === 0) return null;
  const count = `${counted(waiting.length, 'workout')} ${plural(waiting.length, 'waits', 'wait')}`;
  return (
    <div
      role="status"
      className="mb-4 rounded-card border border-accent bg-accent-soft px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold">
          <CloudUpload aria-hidden className="size-5 shrink-0 text-accent-text" />
          {`${count} on this device for a connection.`}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void send()}>
          Send now
        </Button>
      </div>
      {waiting.map(
        (entry) =>
          entry.refusal !== null && (
            <Refused
              key={entry.key}
              entry={entry}
              onDiscard={() => {
                removeFromOutbox(userId, entry.key);
              }}
            />
          ),
      )}
    </div>
  );
}

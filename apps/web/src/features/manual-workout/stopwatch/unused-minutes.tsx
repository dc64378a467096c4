import { counted } from '@hooplog/domain';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface UnusedMinutesProps {
  readonly minutes: number;
  readonly onUse: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asked before a workout is saved whose time was measured, and not taken over. */
export function UnusedMinutes({ minutes, onUse, onLeave, onClose }: UnusedMinutesProps) {
  const time = counted(minutes, 'minute');
  return (
    <Dialog open title={`The stopwatch says ${time}`} onClose={onClose}>
      <p>They are not in your workout yet.</p>
      <div className="mt-5 grid gap-2">
        <Button size="lg" onClick={onUse}>
          Save with {time}
        </Button>
        <Button size="lg" variant="secondary" onClick={onLeave}>
          Save as typed
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a counted workout is thrown away. */
export function DiscardDialog({ open, isPending, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Discard this workout?">
      <p className="text-muted">
        The video and its counted shots are deleted, and your statistics follow. This cannot be
        undone.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" pending={isPending} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Dialog>
  );
}

import type { Message } from '@hooplog/contract';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { type ChatOf, useDeleteMessage } from './use-conversation.ts';

export interface DeleteMessageDialogProps {
  readonly message: Message;
  readonly group: ChatOf;
  readonly onClose: () => void;
}

/** Asks before a message is taken back. */
export function DeleteMessageDialog({ message, group, onClose }: DeleteMessageDialogProps) {
  const { mutate, isPending } = useDeleteMessage(group, onClose);
  return (
    <Dialog open onClose={onClose} title="Delete this message?">
      <p className="line-clamp-3 rounded-control bg-sunken px-3 py-2 wrap-anywhere">
        {message.content}
      </p>
      <p className="mt-3 text-muted">It disappears for everybody.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger"
          pending={isPending}
          onClick={() => {
            mutate(message.id);
          }}
        >
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

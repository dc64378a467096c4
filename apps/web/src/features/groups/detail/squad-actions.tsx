import type { Group } from '@hooplog/contract';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';

interface SquadActionsProps {
  readonly group: Group;
  readonly userId: string;
  /** The user is not in the squad any more, or there is none. */
  readonly onGone: () => void;
}

interface DialogProps extends SquadActionsProps {
  readonly onClose: () => void;
}

// Of no use before its button is pressed.
const EditDialog = lazyDialog<DialogProps>(
  async () => (await import('./edit-squad-dialog.tsx')).EditSquadDialog,
);

function DeleteDialog({ group, onGone, onClose }: DialogProps) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/groups/:id'), {
    failed: 'Failed to delete the squad',
    refresh: ['/api/groups'],
    onDone: onGone,
  });
  return (
    <AskFirst
      question="Delete this squad?"
      deed="Delete Squad"
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: group.id } });
      }}
      onClose={onClose}
    >
      {`${group.name} is gone for all of its members, with its open invitations. Everybody keeps their workouts.`}
    </AskFirst>
  );
}

function LeaveDialog({ group, userId, onGone, onClose }: DialogProps) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/groups/:id/members/:userId'), {
    failed: 'Failed to leave the squad',
    refresh: ['/api/groups'],
    onDone: onGone,
  });
  return (
    <AskFirst
      question="Leave this squad?"
      deed="Leave Squad"
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: group.id, userId } });
      }}
      onClose={onClose}
    >
      You no longer see its members and their numbers, and they no longer see yours. A new
      invitation brings you back.
    </AskFirst>
  );
}

const DIALOGS = { edit: EditDialog, delete: DeleteDialog, leave: LeaveDialog } as const;

/** The owner edits and deletes; the others leave. */
export function SquadActions(props: SquadActionsProps) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Open = open === null ? null : DIALOGS[open];
  const opens = (name: keyof typeof DIALOGS) => () => {
    setOpen(name);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {props.group.role === 'owner' ? (
        <>
          <Button variant="secondary" onClick={opens('edit')}>
            <Pencil aria-hidden /> Edit Squad
          </Button>
          <Button variant="secondary" onClick={opens('delete')}>
            <Trash2 aria-hidden /> Delete Squad
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={opens('leave')}>
          <LogOut aria-hidden /> Leave Squad
        </Button>
      )}
      {Open !== null && (
        <Open
          {...props}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

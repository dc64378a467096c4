import { createGroup } from '@hooplog/contract';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { SquadForm } from '../squad-form.tsx';

/** Asks for name and description, and makes the squad. */
export function CreateSquadDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending } = useChange(callOf(createGroup), {
    failed: 'Failed to create group. Please try again.',
    refresh: ['/api/groups'],
    onDone: () => {
      toast({ title: 'Group created!' });
      onClose();
    },
  });
  return (
    <Dialog open title="Create Squad" onClose={onClose}>
      <SquadForm
        initial={{ name: '', description: '' }}
        submit={{ label: 'Create Squad', pendingLabel: 'Creating...' }}
        pending={isPending}
        onSubmit={(body) => {
          mutate({ body });
        }}
      />
    </Dialog>
  );
}

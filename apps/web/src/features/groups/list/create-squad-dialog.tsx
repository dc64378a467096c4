import { createGroup } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { isUnauthorized } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { SquadForm, type SquadText } from '../squad-form.tsx';

/** Asks for name and description, and makes the squad. */
export function CreateSquadDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: SquadText) => call(createGroup, { body }),
    onSuccess: async () => {
      toast({ title: 'Group created!' });
      onClose();
      await client.invalidateQueries({ queryKey: ['/api/groups'] });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = 'Failed to create group. Please try again.';
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return (
    <Dialog open title="Create Squad" onClose={onClose}>
      <SquadForm
        initial={{ name: '', description: '' }}
        submit={{ label: 'Create Squad', pendingLabel: 'Creating...' }}
        pending={isPending}
        onSubmit={mutate}
      />
    </Dialog>
  );
}

import { t } from '@hooplog/language';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { SquadForm } from '../squad-form.tsx';

/** Asks for name and description, creates the squad and opens it. */
export function CreateSquadDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChange(callOf('POST /api/groups'), {
    failed: t('Failed to create group. Please try again.'),
    refresh: ['/api/groups'],
    onDone: ({ id }) => {
      toast({ title: t('Group created!') });
      onClose();
      return navigate({ to: '/groups/$id', params: { id } });
    },
  });
  return (
    <Dialog open title={t('Create Squad')} onClose={onClose}>
      <SquadForm
        initial={{ name: '', description: '' }}
        submit={{ label: t('Create Squad'), pendingLabel: t('Creating...') }}
        pending={isPending}
        onText={(body) => mutateAsync({ body })}
      />
    </Dialog>
  );
}

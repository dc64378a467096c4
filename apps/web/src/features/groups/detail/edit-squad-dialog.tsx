import type { Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { SquadForm } from '../squad-form.tsx';

interface EditSquadDialogProps {
  readonly group: Group;
  readonly onClose: () => void;
}

/** Edits the name and description of a squad. */
export function EditSquadDialog({ group, onClose }: EditSquadDialogProps) {
  const { mutateAsync, isPending } = useChange(callOf('PATCH /api/groups/:id'), {
    failed: t('Failed to save the squad'),
    refresh: ['/api/groups'],
    onDone: onClose,
  });
  return (
    <Dialog open title={t('Edit Squad')} onClose={onClose}>
      <SquadForm
        initial={{ name: group.name, description: group.description ?? '' }}
        submit={{ label: t('Save Changes'), pendingLabel: t('Saving...') }}
        pending={isPending}
        onText={(body) => mutateAsync({ params: { id: group.id }, body })}
      />
    </Dialog>
  );
}

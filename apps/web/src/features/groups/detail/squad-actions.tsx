import { t } from '@hooplog/language';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import type { DialogProps, SquadActionsProps } from './squad-dialogs.tsx';

// Of no use before its button is pressed.
const EditDialog = lazyDialog<DialogProps>(
  async () => (await import('./edit-squad-dialog.tsx')).EditSquadDialog,
);

const DeleteDialog = lazyDialog<DialogProps>(
  async () => (await import('./squad-dialogs.tsx')).DeleteDialog,
);
const LeaveDialog = lazyDialog<DialogProps>(
  async () => (await import('./squad-dialogs.tsx')).LeaveDialog,
);

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
            <Pencil aria-hidden /> {t('Edit Squad')}
          </Button>
          <Button variant="secondary" onClick={opens('delete')}>
            <Trash2 aria-hidden /> {t('Delete Squad')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={opens('leave')}>
          <LogOut aria-hidden /> {t('Leave Squad')}
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

import { t } from '@hooplog/language';
import { LogOut, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { type MenuEntry, MoreMenu } from '../../../components/ui/more-menu.tsx';
import type { DialogProps, SquadActionsProps } from './squad-dialogs.tsx';

// Not needed until its menu entry is chosen.
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

/** Actions on the squad: the owner can edit and delete it, others can leave. */
export function SquadActions(props: SquadActionsProps) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Open = open === null ? null : DIALOGS[open];
  const entry = (name: keyof typeof DIALOGS, icon: LucideIcon, label: string): MenuEntry => ({
    icon,
    label,
    onChoose: () => {
      setOpen(name);
    },
  });
  return (
    <>
      <MoreMenu
        title={props.group.name}
        entries={
          props.group.role === 'owner'
            ? [entry('edit', Pencil, t('Edit Squad')), entry('delete', Trash2, t('Delete Squad'))]
            : [entry('leave', LogOut, t('Leave Squad'))]
        }
      />
      {Open !== null && (
        <Open
          {...props}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

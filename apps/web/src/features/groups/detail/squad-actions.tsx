import { t } from '@hooplog/language';
import { LogOut, type LucideIcon, MessageSquareOff, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
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

export interface RemovedMessagesProps {
  readonly groupId: string;
  readonly onClose: () => void;
}

interface ActionsProps extends SquadActionsProps {
  /** Removed messages of the chat, shown by another feature. */
  readonly RemovedMessages: ComponentType<RemovedMessagesProps>;
}

type Opened = keyof typeof DIALOGS | 'removed';

/** Actions of the owner: edit, removed messages, delete. Other members can leave. */
export function SquadActions({ RemovedMessages, ...props }: ActionsProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const Open = open === null || open === 'removed' ? null : DIALOGS[open];
  const close = () => {
    setOpen(null);
  };
  const entry = (name: Opened, icon: LucideIcon, label: string): MenuEntry => ({
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
            ? [
                entry('edit', Pencil, t('Edit Squad')),
                entry('removed', MessageSquareOff, t('Removed messages')),
                entry('delete', Trash2, t('Delete Squad')),
              ]
            : [entry('leave', LogOut, t('Leave Squad'))]
        }
      />
      {Open !== null && <Open {...props} onClose={close} />}
      {open === 'removed' && <RemovedMessages groupId={props.group.id} onClose={close} />}
    </>
  );
}

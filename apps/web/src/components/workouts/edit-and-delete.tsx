import { t } from '@hooplog/language';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Renders a dialog; receives a function that closes it. */
type MakeDialog = (onClose: () => void) => ReactNode;

interface EditAndDeleteProps {
  readonly variant: 'secondary' | 'quiet';
  /** The dialog that edits the workout; may be lazy. */
  readonly edit: MakeDialog;
  /** The dialog that deletes it after a confirmation; may be lazy. */
  readonly remove: MakeDialog;
}

/** The two buttons of every saved workout that open a dialog. */
export function EditAndDelete({ variant, edit, remove }: EditAndDeleteProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        onClick={() => {
          setOpen('edit');
        }}
      >
        <Pencil aria-hidden /> {t('Edit')}
      </Button>
      <Button
        variant={variant}
        size="sm"
        onClick={() => {
          setOpen('delete');
        }}
      >
        <Trash2 aria-hidden /> {t('Delete')}
      </Button>
      {open === 'edit' && edit(close)}
      {open === 'delete' && remove(close)}
    </>
  );
}

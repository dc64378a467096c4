import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a counted workout is thrown away. */
export function DiscardDialog({ open, isPending, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Discard this workout?')}>
      <p className="text-muted">{t('Video and shots go to your trash for 30 days.')}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button variant="danger" pending={isPending} onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </div>
    </Dialog>
  );
}

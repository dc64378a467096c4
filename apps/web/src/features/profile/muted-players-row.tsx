import { t } from '@hooplog/language';
import { UserRoundX } from 'lucide-react';
import { DialogRow } from '../../components/ui/dialog-row.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const MutedPlayersDialog = lazyDialog(
  async () => (await import('./muted-players-dialog.tsx')).MutedPlayersDialog,
);

/** Opens the list of muted players. */
export const MutedPlayersRow = () => (
  <DialogRow
    icon={UserRoundX}
    name={t('Muted players')}
    text={t('Their messages are hidden from you in every chat. They are not notified.')}
  >
    {(onClose) => <MutedPlayersDialog onClose={onClose} />}
  </DialogRow>
);

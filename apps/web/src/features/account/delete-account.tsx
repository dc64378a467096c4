import { t } from '@hooplog/language';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** Deletes the account after a typed confirmation. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-4 text-missed"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Trash2 aria-hidden /> {t('Delete Account')}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          email={email}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

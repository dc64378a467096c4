import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Section for deleting the account. */
export function DeleteAccountCard({ email }: { readonly email: string }) {
  return (
    <Card aria-labelledby="delete-account">
      <CardHeading
        id="delete-account"
        description={t(
          'Everything that you entered goes with it, videos included. Export your data first if you want to keep it.',
        )}
      >
        {t('Leave Hooplog')}
      </CardHeading>
      <DeleteAccount email={email} />
    </Card>
  );
}

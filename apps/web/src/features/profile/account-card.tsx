import type { CurrentUser } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { FileDown, LogOut, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const EmailChangeDialog = lazyDialog(
  async () => (await import('./email-change-dialog.tsx')).EmailChangeDialog,
);

/** Details of the account, as opposed to the profile. */
export function AccountCard({ user }: { readonly user: CurrentUser }) {
  const timeZone = useTimeZone();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card aria-labelledby="account">
      <CardHeading id="account">{t('Account')}</CardHeading>
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-muted">{t('E-mail')}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-3 font-medium">
            <span className="min-w-0 wrap-break-word">{user.email}</span>
            <Button
              size="sm"
              variant="quiet"
              className="-me-3"
              onClick={() => {
                setIsChanging(true);
              }}
            >
              {t('Change e-mail')}
            </Button>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('Member since')}</dt>
          <dd className="font-medium">{formatDay(user.createdAt, timeZone)}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-3">
        <Button asChild variant="secondary">
          <Link to="/data">
            <FileDown aria-hidden /> {t('Export Your Data')}
          </Link>
        </Button>
        {user.isOperator === true && (
          <Button asChild variant="secondary">
            <Link to="/operator">
              <Wrench aria-hidden /> {t('Operator')}
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <a {...SIGN_OUT}>
            <LogOut aria-hidden /> {t('Sign Out')}
          </a>
        </Button>
      </div>
      {isChanging && (
        <EmailChangeDialog
          email={user.email}
          onClose={() => {
            setIsChanging(false);
          }}
        />
      )}
    </Card>
  );
}

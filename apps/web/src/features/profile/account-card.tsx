import type { CurrentUser } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { FileDown, LogOut, Wrench } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

/** The account behind the profile. */
export function AccountCard({ user }: { readonly user: CurrentUser }) {
  const timeZone = useTimeZone();
  return (
    <Card aria-labelledby="account">
      <CardHeading id="account">{t('Account')}</CardHeading>
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-muted">{t('Email')}</dt>
          <dd className="font-medium wrap-break-word">{user.email}</dd>
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
    </Card>
  );
}

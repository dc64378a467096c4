import { t } from '@hooplog/language';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { RedeemLink } from '../../features/device-link/redeem-link.tsx';
import { ShowLink } from '../../features/device-link/show-link.tsx';
import { loginUrl } from '../../lib/session/login-url.ts';
import { useSession } from '../../lib/session/use-session.ts';

/**
 * /link: a signed-in player shows a code. /link#secret: the phone that scanned it; the part after `#` stays in the
 * browser and appears in no server log.
 */
export function LinkPage() {
  const secret = useLocation({ select: ({ hash }) => hash });
  const session = useSession();
  const mustSignIn = session.state === 'signed_out' && secret === '';
  useEffect(() => {
    if (mustSignIn) window.location.assign(loginUrl('/link'));
  }, [mustSignIn]);
  if (session.state === 'unknown') {
    return (
      <FocusedPage title={t('Sign in a phone')}>
        <Unreachable onRetry={session.retry} />
      </FocusedPage>
    );
  }
  if (session.state === 'loading' || mustSignIn) {
    return (
      <FocusedPage title={t('Sign in a phone')}>
        <Skeleton className="h-48" />
      </FocusedPage>
    );
  }
  if (secret !== '') {
    const user = session.state === 'signed_in' ? session.user : null;
    return (
      <FocusedPage title={t('Sign in here?')}>
        <RedeemLink
          secret={secret}
          current={user === null ? null : (user.displayName ?? user.email)}
        />
      </FocusedPage>
    );
  }
  return (
    <FocusedPage
      title={t('Sign in a phone')}
      intro={t('Scan a code instead of typing one: the phone is then signed in as you.')}
    >
      <ShowLink />
    </FocusedPage>
  );
}

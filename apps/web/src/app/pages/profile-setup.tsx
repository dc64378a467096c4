import type { CurrentUser } from '@hooplog/contract';
import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { browserToday } from '../browser-today.ts';

/** The only other link: every screen of the navigation leads back here until the profile is complete. */
function LogoutLink() {
  return (
    <Button asChild variant="quiet" size="sm">
      <a {...SIGN_OUT}>{t('Logout')}</a>
    </Button>
  );
}

/** /profile/setup: the step between the first sign-in and the dashboard. */
export function ProfileSetupPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [today] = useState(browserToday);
  const onSaved = ({ awaitsParent }: CurrentUser) => {
    // A child must not be welcomed and then stopped.
    if (awaitsParent === 1) {
      void navigate({ to: '/waiting' });
      return;
    }
    toast({ title: t('Profile completed!'), description: t('Welcome to Hooplog!') });
    window.setTimeout(() => void navigate({ to: '/' }), DELAYS_MS.PROFILE_SETUP_REDIRECT);
  };
  return (
    <FocusedPage
      title={t('Complete Your Profile')}
      intro={t('A few facts about your game. Only your name is needed.')}
      action={session.state === 'signed_in' && <LogoutLink />}
    >
      {session.state === 'loading' && <Skeleton className="h-[620px]" />}
      {session.state === 'unknown' && <Unreachable onRetry={session.retry} />}
      {(session.state === 'signed_in' || session.state === 'signed_out') && (
        <ProfileForm
          user={session.state === 'signed_in' ? session.user : null}
          today={today}
          isShort
          submitLabel={t('Complete Profile')}
          onSaved={onSaved}
        />
      )}
    </FocusedPage>
  );
}

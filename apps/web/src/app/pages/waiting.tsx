import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AskParent } from '../../features/account/ask-parent.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { SIGN_OUT } from '../../lib/session/sign-out.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** /waiting: the only page of a child's account before a parent has agreed. */
export function WaitingPage() {
  const session = useSession();
  const client = useQueryClient();
  if (session.state === 'signed_out') return <Navigate to="/" replace />;
  if (session.state === 'signed_in' && session.user.awaitsParent === 0) {
    return <Navigate to="/" replace />;
  }
  return (
    <FocusedPage
      title={t('Ask a parent first')}
      intro={t(
        'Players of your age need a parent’s OK. Give us their e-mail address, and we ask them.',
      )}
    >
      {session.state === 'loading' && <Skeleton className="h-64" />}
      {session.state === 'unknown' && <Unreachable onRetry={session.retry} />}
      {session.state === 'signed_in' && (
        <>
          <AskParent onCheckAgain={() => void client.invalidateQueries(currentUserQuery)} />
          <div className="mt-6 flex flex-wrap justify-between gap-2 border-t border-line pt-4">
            <Button asChild variant="quiet">
              <a {...SIGN_OUT}>{t('Sign Out')}</a>
            </Button>
            <DeleteAccount email={session.user.email} />
          </div>
        </>
      )}
    </FocusedPage>
  );
}

import { SIGN_IN_PROBLEMS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { SignInCard } from '../../features/sign-in/sign-in-card.tsx';
import { safeReturnPath } from '../../lib/session/return-to.ts';
import { useSession } from '../../lib/session/use-session.ts';

// Most people type the code.
const MailedLinkCard = lazyPart(
  async () => (await import('../../features/sign-in/mailed-link-card.tsx')).MailedLinkCard,
).Part;

const WAITING = (
  <FocusedPage title={t('Sign in')}>
    <Skeleton className="h-32" />
  </FocusedPage>
);

/**
 * /login: signed-in users return to the page they requested. /login#…: the link of a mail; the part after `#` stays in
 * the browser.
 */
export function SignInPage() {
  const session = useSession();
  const { returnTo, problem, provider, step } = useSearch({ from: '/login' });
  const hash = useLocation({ select: (location) => location.hash });
  const { history } = useRouter();
  const signedIn = session.state === 'signed_in';
  useEffect(() => {
    if (signedIn) history.replace(safeReturnPath(returnTo));
  }, [signedIn, returnTo, history]);
  if (hash !== '') {
    if (session.state === 'loading' || signedIn) return WAITING;
    return (
      <Suspense fallback={WAITING}>
        <MailedLinkCard hash={hash} />
      </Suspense>
    );
  }
  return (
    <SignInCard
      returnTo={safeReturnPath(returnTo)}
      problem={SIGN_IN_PROBLEMS.find((code) => code === problem) ?? null}
      provider={provider ?? null}
      needsAddress={step === 'address'}
    />
  );
}

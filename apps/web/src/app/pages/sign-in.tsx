import { SIGN_IN_PROBLEMS } from '@hooplog/domain';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInCard } from '../../features/sign-in/sign-in-card.tsx';
import { safeReturnPath } from '../../lib/session/return-to.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** /login: who is signed in, or has just become so, goes back to the page that was asked for. */
export function SignInPage() {
  const session = useSession();
  const { returnTo, problem, provider, step } = useSearch({ from: '/login' });
  const { history } = useRouter();
  const signedIn = session.state === 'signed_in';
  useEffect(() => {
    if (signedIn) history.replace(safeReturnPath(returnTo));
  }, [signedIn, returnTo, history]);
  return (
    <SignInCard
      returnTo={safeReturnPath(returnTo)}
      problem={SIGN_IN_PROBLEMS.find((code) => code === problem) ?? null}
      provider={provider ?? null}
      needsAddress={step === 'address'}
    />
  );
}

import { rich, t } from '@hooplog/language';
import { useEffect, useRef, useState } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isRefusal, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { safeReturnPath } from '../../lib/session/return-to.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { forgetAsked, readAsked } from './asked-here.ts';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import { withBase } from '../../lib/base-path.ts';

/** Signs in by the mailed link: with the code alone in the browser that asked, elsewhere with the proof in addition. */
function useSignInByLink({ email, code, proof }: MailedLink) {
  const [asked] = useState(readAsked);
  const timeZone = deviceTimeZone();
  const body = { email, code, timeZone };
  const verify = (more: { forPending: boolean } | { proof: string }) =>
    call('POST /api/auth/email/verify', { body: { ...body, ...more } });
  const done = {
    // The page shows the error.
    failed: null,
    // A full page load removes the secret from the address; the tab that asked continues too.
    onDone: () => {
      forgetAsked();
      window.location.replace(withBase(safeReturnPath(asked?.returnTo)));
    },
  };
  const here = useChange(() => verify({ forPending: asked?.forPending ?? false }), done);
  const elsewhere = useChange(() => verify({ proof }), done);
  return { askedHere: asked !== null, here, elsewhere };
}

function Over({ words }: { readonly words: string }) {
  return (
    <FocusedPage title={t('This link no longer works')}>
      <div className="space-y-5">
        <p role="alert">{words}</p>
        <Button asChild variant="secondary" className="w-full">
          <a href={withBase('/login')}>{t('Ask for a new one')}</a>
        </Button>
      </div>
    </FocusedPage>
  );
}

/** @param hash of the address, without its `#` */
export function MailedLinkCard({ hash }: { readonly hash: string }) {
  const link = readMailedLink(hash);
  if (link === null)
    return <Over words={t('It is not complete. Open it from the mail once more.')} />;
  return <OpenedLink link={link} />;
}

/**
 * In the browser that asked for it, the link signs in by itself. Anywhere else it may have been sent by someone who
 * wants the reader to use the sender's account, or opened by a link scanner, so it names the account and asks.
 */
function OpenedLink({ link }: { readonly link: MailedLink }) {
  const { askedHere, here, elsewhere } = useSignInByLink(link);
  const { mutate } = here;
  const isSentRef = useRef(false);
  useEffect(() => {
    if (!askedHere || isSentRef.current) return;
    isSentRef.current = true;
    mutate();
  }, [askedHere, mutate]);
  if (isRefusal(elsewhere.error)) {
    const words = userMessage(
      elsewhere.error,
      t('It was used already, or its 10 minutes are over.'),
    );
    return <Over words={words} />;
  }
  if (here.isPending || here.isSuccess || (askedHere && here.error === null)) {
    return (
      <FocusedPage title={t('Signing in...')}>
        <Skeleton className="h-32" />
      </FocusedPage>
    );
  }
  return (
    <FocusedPage title={t('Sign in here?')}>
      <div className="space-y-5">
        <p className="break-words">
          {rich(
            'This link signs this browser in as <strong>{email}</strong>. Go on only if that is you.',
            { email: link.email, strong: (text) => <strong>{text}</strong> },
          )}
        </p>
        {elsewhere.error !== null && (
          <p role="alert" className="text-danger">
            {userMessage(elsewhere.error, t('That did not work. Please try again.'))}
          </p>
        )}
        <Button
          size="lg"
          className="w-full"
          pending={elsewhere.isPending}
          onClick={() => {
            elsewhere.mutate();
          }}
        >
          {t('Sign in here')}
        </Button>
        <Button asChild variant="quiet" className="w-full">
          <a href={withBase('/login')}>{t('Not now')}</a>
        </Button>
      </div>
    </FocusedPage>
  );
}

import { t } from '@hooplog/language';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { Fingerprint } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { isRefusal, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';

/** The challenge is valid for ten minutes, but the page may stay open for longer; so it is renewed. */
const RENEW_MS = 9 * 60_000;

async function signIn(useBrowserAutofill: boolean) {
  const optionsJSON = await call('POST /api/auth/passkeys/options', {});
  const { response, ...answer } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { userHandle = '' } = response;
  return call('POST /api/auth/passkeys/verify', {
    body: { ...answer, response: { ...response, userHandle } },
  });
}

/** Lets the browser offer passkeys in the e-mail field, if it can. */
function useAutofill() {
  const { mutate, error } = useChange(() => signIn(true), {
    failed: null,
    answers: currentUserQuery,
  });
  useEffect(() => {
    let isGone = false;
    const ask = () => {
      if (!isGone) mutate();
    };
    const timer = setInterval(ask, RENEW_MS);
    void browserSupportsWebAuthnAutofill().then((can) => {
      if (can) ask();
      else clearInterval(timer);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [mutate]);
  // The browser reports other errors itself, and pressing the button aborts the autofill request.
  return isRefusal(error) ? error : null;
}

/** Signs in with a passkey of this device; the page continues by itself once the user is signed in. */
export function UsePasskeyButton() {
  const filledIn = useAutofill();
  const { mutate, isPending, error } = useChange(() => signIn(false), {
    failed: null,
    answers: currentUserQuery,
  });
  const failure = error ?? filledIn;
  return (
    <div className="mt-3">
      <Button
        size="lg"
        variant="secondary"
        className="w-full"
        pending={isPending}
        onClick={() => {
          mutate();
        }}
      >
        <Fingerprint aria-hidden /> {t('Use a passkey')}
      </Button>
      {failure !== null && !isPending && (
        <p role="alert" className="mt-3 text-sm font-medium text-missed">
          {userMessage(
            failure,
            t('Your device did not confirm a passkey. Try again, or sign in another way.'),
          )}
        </p>
      )}
    </div>
  );
}

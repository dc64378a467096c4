import type { SignInProblemCode } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import { pendingSignInQuery } from './pending-sign-in.ts';
import { problemWords } from './problem-words.ts';
import { ProviderLinks } from './provider-links.tsx';
import { signInMethodsQuery } from './sign-in-methods.ts';

interface SignInCardProps {
  /** Path of this site to come back to. */
  readonly returnTo: string;
  /** Why the last try came to nothing, and at which provider. */
  readonly problem: SignInProblemCode | null;
  readonly provider: string | null;
  /** A provider has said who is here, but gave no address. */
  readonly needsAddress: boolean;
}

/** Where to read the code while no mail server is configured. */
function MailboxHint() {
  return (
    <p className="mt-6 flex items-start gap-3 rounded-control bg-sunken p-3 text-sm">
      <Mail aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        No mail server is set up here, so the code waits in the local mailbox. Its address stands
        where the program was started.
      </span>
    </p>
  );
}

function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="mb-6 flex items-start gap-3 rounded-control bg-sunken p-3">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <span>{children}</span>
    </p>
  );
}

interface Pending {
  readonly label: string;
  readonly handle: string | null;
}

/** Title and introduction of the step. */
function headOf(codeSent: boolean, pending: Pending | null) {
  if (codeSent) return { title: 'Check your e-mail', intro: undefined };
  if (pending === null) {
    return {
      title: 'Sign in',
      intro: 'No password to remember. New here? It works the same.',
    };
  }
  const { label, handle } = pending;
  const who = handle === null ? label : `${label} (${handle})`;
  return {
    title: 'One more step',
    intro: `${who} gave us no confirmed e-mail address. Tell us yours: we mail you a code, and from then on ${label} signs you in.`,
  };
}

/** Signing in: at one of the configured providers, or by a code that is mailed to an address. */
export function SignInCard({ returnTo, problem, provider, needsAddress }: SignInCardProps) {
  const { data, isPending } = useQuery(signInMethodsQuery);
  const asked = useQuery({ ...pendingSignInQuery, enabled: needsAddress });
  const pending = needsAddress ? (asked.data ?? null) : null;
  const isWaiting = isPending || (needsAddress && asked.isPending);
  const methods = data?.methods ?? [];
  const label = methods.find(({ id }) => id === provider)?.label ?? null;
  // The half hour that a provider's word is kept for is over.
  const isOver = needsAddress && asked.data === null;
  const shown = problem ?? (isOver ? 'expired' : null);
  return (
    <EmailSignIn forPending={pending !== null}>
      {({ form, codeSent }) => (
        <FocusedPage {...headOf(codeSent, pending)}>
          {!codeSent && !isWaiting && shown !== null && (
            <Problem>{problemWords(shown, label)}</Problem>
          )}
          {!codeSent && !isWaiting && pending === null && (
            <ProviderLinks
              returnTo={returnTo}
              providers={methods.flatMap(({ href, ...method }) =>
                href === null ? [] : [{ ...method, href }],
              )}
            />
          )}
          {isWaiting ? <Skeleton className="h-37" /> : form}
          {codeSent && data?.codesInMailbox === true && <MailboxHint />}
        </FocusedPage>
      )}
    </EmailSignIn>
  );
}

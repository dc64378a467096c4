import type { SignInProblemCode } from '@hooplog/domain';
import { locale, rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, type LucideIcon, MailX, SquareTerminal } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { LanguageLinks } from '../../components/layout/language-links.tsx';
import { PlainHttpNote } from '../../components/layout/plain-http-note.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import { pendingSignInQuery } from './pending-sign-in.ts';
import { problemWords } from './problem-text.ts';
import { ProviderLinks } from './provider-links.tsx';
import { type CodesGo, signInMethodsQuery, waysOf } from './sign-in-methods.ts';

// Only if both the installation and the browser support passkeys.
const UsePasskeyButton = lazyPart(
  async () => (await import('./use-passkey-button.tsx')).UsePasskeyButton,
).Part;

/** Browsers provide it on secure pages only. */
const canUsePasskeys = () => 'PublicKeyCredential' in window;

/** Title once a code was requested. */
const CODE_TITLES: Readonly<Record<CodesGo, string>> = {
  mail: t('Check your e-mail'),
  screen: t('Enter your code'),
  nowhere: t('No mail was sent'),
};

interface SignInCardProps {
  /** Path on this site to return to. */
  readonly returnTo: string;
  /** Why the last attempt failed, and at which provider. */
  readonly problem: SignInProblemCode | null;
  readonly provider: string | null;
  /** A provider has identified the user but supplied no e-mail address. */
  readonly needsAddress: boolean;
}

interface NoteProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function Note({ icon: Icon, children }: NoteProps) {
  return (
    <p className="mt-6 flex items-start gap-3 rounded-control bg-sunken p-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Where to find a code while no mail server is configured; nothing if mails are sent. */
function WithoutMail({ codesGo, codeSent }: { codesGo: CodesGo; codeSent: boolean }) {
  if (codesGo === 'screen' && codeSent) {
    return (
      <Note icon={SquareTerminal}>
        {t(
          'No mail server is set up here, so nothing was mailed. The code is on the screen of the machine that runs Hooplog: where it was started, and in the mailbox whose address is shown there.',
        )}
      </Note>
    );
  }
  if (codesGo === 'nowhere') {
    return (
      <Note icon={MailX}>
        {rich(
          'No mail server is set up here, so codes reach nobody. Whoever runs this Hooplog has to set {setting} and start it again (docs/operations.md, “Without a mail server”). Until then codes lie in its data folder, under {folder}.',
          { setting: <code>SMTP_URL</code>, folder: <code>mailbox</code> },
        )}
      </Note>
    );
  }
  return null;
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

/** Google, Apple, GitHub, X and e-mail: the methods that the landing page mentions. */
const ADVERTISED = 5;

/** Whether all advertised methods are configured. If not, visitors from the landing page are told which are. */
const isAllOffered = (labels: readonly string[]) =>
  labels.length === 0 || labels.length >= ADVERTISED;

interface Step {
  readonly returnTo: string;
  readonly codeSent: boolean;
  readonly codesGo: CodesGo;
  readonly pending: Pending | null;
  readonly byEmail: boolean;
  /** Labels of the sign-in methods. */
  readonly labels: readonly string[];
}

const WAYS = new Intl.ListFormat(locale(), { type: 'unit' });

/** Introduction of the sign-in page. For users who follow an invitation it confirms that the link is right. */
function introOf({ returnTo, codesGo, byEmail, labels }: Step): string {
  if (returnTo.startsWith('/invite/'))
    return t('You’re invited to a squad. Sign in to answer. New here? It works the same.');
  if (returnTo.startsWith('/join/'))
    return t('You’re invited to a team. Sign in to answer. New here? It works the same.');
  const byEmailOnly = byEmail && labels.length === 1;
  if (byEmailOnly && codesGo === 'mail')
    return t('No password to remember. New here? It works the same. We e-mail you a code.');
  if (byEmailOnly || isAllOffered(labels))
    return t('No password to remember. New here? It works the same.');
  return t('No password to remember. New here? It works the same. Set up here: {ways}.', {
    ways: WAYS.format(labels),
  });
}

/** Title and introduction of the current step. */
function headOf(step: Step) {
  const { codeSent, codesGo, pending } = step;
  if (codeSent) return { title: CODE_TITLES[codesGo], intro: undefined };
  if (pending === null) return { title: t('Sign in'), intro: introOf(step) };
  const { label: provider, handle } = pending;
  return {
    title: t('One more step'),
    intro:
      handle === null
        ? t(
            '{provider} gave us no confirmed e-mail address. Tell us yours: we mail you a code, and from then on {provider} signs you in.',
            { provider },
          )
        : t(
            '{provider} ({handle}) gave us no confirmed e-mail address. Tell us yours: we mail you a code, and from then on {provider} signs you in.',
            { provider, handle },
          ),
  };
}

/** Sign-in by one of the configured providers, or by a code mailed to an address. */
export function SignInCard({ returnTo, problem, provider, needsAddress }: SignInCardProps) {
  const { data, isPending } = useQuery(signInMethodsQuery);
  const asked = useQuery({ ...pendingSignInQuery, enabled: needsAddress });
  const pending = needsAddress ? (asked.data?.pending ?? null) : null;
  const isWaiting = isPending || (needsAddress && asked.isPending);
  const methods = data?.methods ?? [];
  const codesGo = data?.codesGo ?? 'mail';
  // While the methods are loading, the e-mail form serves as placeholder.
  const byEmail = data === undefined || methods.some(({ href }) => href === null);
  const labels = data === undefined ? [] : waysOf(data);
  const label = methods.find(({ id }) => id === provider)?.label ?? null;
  // The provider's answer is stored for half an hour, which is over.
  const isOver = needsAddress && asked.data?.pending === null;
  const shown = problem ?? (isOver ? 'expired' : null);
  return (
    <EmailSignIn returnTo={returnTo} forPending={pending !== null} codesGo={codesGo}>
      {({ form, codeSent }) => (
        <FocusedPage {...headOf({ returnTo, codeSent, codesGo, pending, byEmail, labels })}>
          {!codeSent && !isWaiting && shown !== null && (
            <Problem>{problemWords(shown, label)}</Problem>
          )}
          {!codeSent && !isWaiting && pending === null && (
            <ProviderLinks
              returnTo={returnTo}
              byEmailToo={byEmail}
              providers={methods.flatMap(({ href, ...method }) =>
                href === null ? [] : [{ ...method, href }],
              )}
            />
          )}
          {isWaiting ? <Skeleton className="h-37" /> : byEmail && form}
          {!codeSent && pending === null && data?.passkeys === true && canUsePasskeys() && (
            <Suspense fallback={<Skeleton className="mt-3 h-13" />}>
              <UsePasskeyButton />
            </Suspense>
          )}
          {!isWaiting && byEmail && <WithoutMail codesGo={codesGo} codeSent={codeSent} />}
          {!codeSent && <PlainHttpNote />}
          {!codeSent && <LanguageLinks />}
        </FocusedPage>
      )}
    </EmailSignIn>
  );
}

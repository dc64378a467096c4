import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { signInMethodsQuery } from './sign-in-methods.ts';

/** Where to read the code while no mail server is configured. */
function MailboxHint({ url }: { readonly url: string }) {
  return (
    <p className="mt-6 flex items-start gap-3 rounded-control bg-sunken p-3 text-sm">
      <Mail aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        No mail server is set up here, so the code waits in the{' '}
        <a href={url} target="_blank" rel="noreferrer" className="font-semibold underline">
          local mailbox
        </a>
        .
      </span>
    </p>
  );
}

/** Signing in: an e-mail address, then the code that was mailed to it; other ways where they are configured. */
export function SignInCard() {
  const [email, setEmail] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const { data } = useQuery(signInMethodsQuery);
  const others = data?.methods.filter((method) => method.href !== null) ?? [];
  return (
    <FocusedPage
      title={codeSent ? 'Check your e-mail' : 'Sign in'}
      intro={codeSent ? undefined : 'No password: we mail you a code. New here? It works the same.'}
    >
      {codeSent ? (
        <CodeStep
          email={email}
          onOtherEmail={() => {
            setCodeSent(false);
          }}
        />
      ) : (
        <EmailStep
          initialEmail={email}
          onSent={(address) => {
            setEmail(address);
            setCodeSent(true);
          }}
        />
      )}
      {codeSent && data?.mailboxUrl != null && <MailboxHint url={data.mailboxUrl} />}
      {!codeSent && others.length > 0 && (
        <div className="mt-6 space-y-3 border-t border-line pt-6">
          {others.map(({ id, label, href }) => (
            <Button key={id} asChild variant="secondary" className="w-full">
              <a href={href ?? '#'}>{label}</a>
            </Button>
          ))}
        </div>
      )}
    </FocusedPage>
  );
}

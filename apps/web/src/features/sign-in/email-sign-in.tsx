import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { CodesGo } from './sign-in-methods.ts';
import { EmailStep } from './email-step.tsx';

// The code is entered only after the address was sent.
const codeStep = lazyPart(async () => (await import('./code-step.tsx')).CodeStep);

interface EmailSignInProps {
  /** Path on this site to return to. */
  readonly returnTo: string;
  /** The address completes a sign-in at a provider that supplied none. */
  readonly forPending: boolean;
  readonly codesGo: CodesGo;
  readonly children: (parts: { readonly form: ReactNode; readonly codeSent: boolean }) => ReactNode;
}

/** The two steps of signing in by e-mail; `children` renders around them depending on the step. */
export function EmailSignIn({ returnTo, forPending, codesGo, children }: EmailSignInProps) {
  const [email, setEmail] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  useEffect(() => {
    codeStep.ahead();
  }, []);
  const form = codeSent ? (
    <Suspense fallback={<Skeleton className="h-56" />}>
      <codeStep.Part
        email={email}
        forPending={forPending}
        codesGo={codesGo}
        returnTo={returnTo}
        onOtherEmail={() => {
          setCodeSent(false);
        }}
      />
    </Suspense>
  ) : (
    <EmailStep
      initialEmail={email}
      onSent={(address) => {
        setEmail(address);
        setCodeSent(true);
      }}
    />
  );
  return children({ form, codeSent });
}

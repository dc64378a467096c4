import { type ReactNode, useState } from 'react';
import { CodeStep } from './code-step.tsx';
import type { CodesGo } from './sign-in-methods.ts';
import { EmailStep } from './email-step.tsx';

interface EmailSignInProps {
  /** The address belongs to an account at a provider that gave none. */
  readonly forPending: boolean;
  readonly codesGo: CodesGo;
  readonly children: (parts: { readonly form: ReactNode; readonly codeSent: boolean }) => ReactNode;
}

/** The two steps of signing in by e-mail; what stands around them depends on the step. */
export function EmailSignIn({ forPending, codesGo, children }: EmailSignInProps) {
  const [email, setEmail] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const form = codeSent ? (
    <CodeStep
      email={email}
      forPending={forPending}
      codesGo={codesGo}
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
  );
  return children({ form, codeSent });
}

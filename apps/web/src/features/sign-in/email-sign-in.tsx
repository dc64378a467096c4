import { type ReactNode, useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';

interface EmailSignInProps {
  /** The address belongs to an account at a provider that gave none. */
  readonly forPending: boolean;
  readonly children: (parts: { readonly form: ReactNode; readonly codeSent: boolean }) => ReactNode;
}

/** The two steps of signing in by e-mail; what stands around them depends on the step. */
export function EmailSignIn({ forPending, children }: EmailSignInProps) {
  const [email, setEmail] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const form = codeSent ? (
    <CodeStep
      email={email}
      forPending={forPending}
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

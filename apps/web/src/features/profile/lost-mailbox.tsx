import { rich } from '@hooplog/language';

/** For whoever reads the old mailbox no more. */
export function LostMailbox({ email }: { readonly email: string }) {
  return (
    <p className="text-sm text-muted">
      {rich(
        'You can no longer read mails to {email}? Then <link>ask the operator</link>, who can change the address once they are sure that the account is yours.',
        {
          email,
          link: (text) => (
            <a href="/contact" className="underline">
              {text}
            </a>
          ),
        },
      )}
    </p>
  );
}

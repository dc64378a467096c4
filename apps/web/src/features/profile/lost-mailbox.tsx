import { rich } from '@hooplog/language';

/** For users who can no longer read the old mailbox. */
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

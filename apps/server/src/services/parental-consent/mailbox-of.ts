interface Provider {
  /** All names of the same mail domain; the first represents the others. */
  readonly domains: readonly string[];
  /** Characters that it ignores before the @. */
  readonly ignored: RegExp | null;
}

/** Providers with several domains or spellings for one mailbox, as they document them. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
];

/**
 * The mailbox behind an address: `kid+1@…` is delivered to `kid@…`, and `k.i.d@gmail.com` to `kid@gmail.com`. Two addresses of
 * one mailbox are read by the same person. For comparing only: mail still goes to the address as typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const spelled = provider?.ignored == null ? name : name.replace(provider.ignored, '');
  return `${spelled}@${provider?.domains[0] ?? domain}`;
}

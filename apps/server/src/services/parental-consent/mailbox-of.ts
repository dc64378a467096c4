interface Provider {
  /** All names of its one domain; the first stands for the others. */
  readonly domains: readonly string[];
  /** Characters of the part before the @ that it does not look at. */
  readonly ignored: RegExp | null;
}

/** Providers with several names or spellings for one mailbox, as they document it. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
];

/**
 * The mailbox behind an address: `kid+1@…` arrives where `kid@…` does, and `k.i.d@gmail.com` too. Two addresses of one
 * mailbox are read by the same person. Only to be compared: mail still goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const spelled = provider?.ignored == null ? name : name.replace(provider.ignored, '');
  return `${spelled}@${provider?.domains[0] ?? domain}`;
}

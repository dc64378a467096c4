/** What the link of a mail holds behind its `#`. */
export interface MailedLink {
  readonly email: string;
  readonly code: string;
  /** Lets the code in in another browser than the one that asked. */
  readonly proof: string;
}

/** Null where it is none. @param hash of the address, without its `#` */
export function readMailedLink(hash: string): MailedLink | null {
  const [, code, proof, email] = /^((?:\d{6}){1,2})\.([\w-]{43})\.(.+)$/.exec(hash) ?? [];
  if (code === undefined || proof === undefined || email === undefined) return null;
  try {
    return { email: decodeURIComponent(email), code, proof };
  } catch {
    return null;
  }
}

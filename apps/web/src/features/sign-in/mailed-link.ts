/** The contents of a mailed link's fragment. */
export interface MailedLink {
  readonly email: string;
  readonly code: string;
  /** Allows the code in another browser than the one that asked. */
  readonly proof: string;
}

/** Parses the fragment; null if it is not a mailed link. @param hash of the address, without its `#` */
export function readMailedLink(hash: string): MailedLink | null {
  const [, code, proof, email] = /^((?:\d{6}){1,2})\.([\w-]{43})\.(.+)$/.exec(hash) ?? [];
  if (code === undefined || proof === undefined || email === undefined) return null;
  try {
    return { email: decodeURIComponent(email), code, proof };
  } catch {
    return null;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Screens only: returning to an API call would repeat it. */
const isCall = (path: string) => /^\/api(?:[/?#]|$)/.test(path);

/** The path to go to after signing in: a path of this site, else the start page. */
export function safeReturnPath(text: string | undefined): string {
  // "//host" and "/\host" would leave the site.
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return '/';
  return isCall(decoded(text)) ? '/' : text;
}

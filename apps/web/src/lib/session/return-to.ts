/** The path to go to after signing in: a path of this site, else the start page. */
export function safeReturnPath(text: string | undefined): string {
  // "//host" and "/\host" would leave the site.
  return text !== undefined && /^\/(?![/\\])/.test(text) ? text : '/';
}

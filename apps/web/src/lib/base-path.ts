/**
 * The path under which this installation stands, `/hooplog`; empty where it has a host of its own. The client is built for any:
 * its files lie in `assets` there.
 */
export const BASE_PATH = /[\w\]](\/.*)?\/assets\/[^/]*$/.exec(import.meta.url)?.[1] ?? '';

/** Where the browser finds what the server, or the client, names by a path; addresses of other kinds stay. */
export function withBase(address: string): string;
export function withBase(address: string | null | undefined): string | undefined;
export function withBase(address: string | null | undefined): string | undefined {
  return address?.[0] === '/' ? BASE_PATH + address : (address ?? undefined);
}

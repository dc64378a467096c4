/**
 * The path under which this installation is served, `/hooplog`; empty if it has its own host. The client works under
 * any path: its files are in `assets` there.
 */
export const BASE_PATH = /[\w\]](\/.*)?\/assets\/[^/]*$/.exec(import.meta.url)?.[1] ?? '';

/** Prefixes a path of the server or the client with the base path; other kinds of addresses stay. */
export function withBase(address: string): string;
export function withBase(address: string | null | undefined): string | undefined;
export function withBase(address: string | null | undefined): string | undefined {
  return address?.[0] === '/' ? BASE_PATH + address : (address ?? undefined);
}

import { withBase } from '../base-path.ts';

/** The address that starts signing in and comes back to `path` (on this site). */
export function loginUrl(path: string): string {
  return withBase(path === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(path)}`);
}

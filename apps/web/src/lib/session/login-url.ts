import { withBase } from '../base-path.ts';

/** The address that starts a sign-in and returns to `path` (on this site). */
export function loginUrl(path: string): string {
  return withBase(path === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(path)}`);
}

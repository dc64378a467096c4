import { BASE_PATH } from '../base-path.ts';

/** The address that starts signing in and comes back to `path` (on this site). */
export function loginUrl(path: string): string {
  const query = path === '/' ? '' : `?returnTo=${encodeURIComponent(path)}`;
  return `${BASE_PATH}/api/login${query}`;
}

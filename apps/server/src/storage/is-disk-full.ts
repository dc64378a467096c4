import { StorageFull } from './storage.ts';

/** No space, and no space left for this user; PostgreSQL's own (disk_full). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull || ('code' in error && FULL.has(String(error.code))))
    return true;
  return isDiskFull(error.cause);
}

import { StorageFull } from './storage.ts';

/** No space, and quota exceeded; PostgreSQL's own code (disk_full). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull || ('code' in error && FULL.has(String(error.code))))
    return true;
  return isDiskFull(error.cause);
}

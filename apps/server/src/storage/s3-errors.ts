import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageFull, StorageUnavailable } from './storage.ts';

/** Error codes for a full bucket or disk: Ceph, MinIO. */
const FULL = new Set([
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
]);
const INSUFFICIENT_STORAGE = 507;

/** `NotFound` is returned when a response has no body to say what is missing. */
const MISSING = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound']);

/** Whether a call failed because its object does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && MISSING.has(error.name);

/** Converts a failed call to one of storage's own errors. */
export function storeError(error: unknown): StorageFull | StorageUnavailable {
  if (error instanceof StorageFull || error instanceof StorageUnavailable) return error;
  if (error instanceof S3ServiceException) {
    const isFull = FULL.has(error.name) || error.$metadata.httpStatusCode === INSUFFICIENT_STORAGE;
    if (isFull) return new StorageFull('The bucket has no room left', { cause: error });
  }
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new StorageUnavailable(`The S3 store failed (${why})`, { cause: error });
}

import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageFull, StorageUnavailable } from './storage.ts';

/** How servers say that a bucket, or their disk, is full: Ceph, MinIO. */
const FULL = new Set([
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
]);
const INSUFFICIENT_STORAGE = 507;

/** `NotFound` where an answer has no body that could say what is. */
const MISSING = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound']);

/** Whether a call was about something that is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && MISSING.has(error.name);

/** A failed call to the server, in the words of storage. */
export function storeError(error: unknown): StorageFull | StorageUnavailable {
  if (error instanceof StorageFull || error instanceof StorageUnavailable) return error;
  if (error instanceof S3ServiceException) {
    const isFull = FULL.has(error.name) || error.$metadata.httpStatusCode === INSUFFICIENT_STORAGE;
    if (isFull) return new StorageFull('The bucket has no room left', { cause: error });
  }
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new StorageUnavailable(`The S3 store failed (${why})`, { cause: error });
}

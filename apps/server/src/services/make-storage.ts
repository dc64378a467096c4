import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { countStorageErrors } from '../metrics/count-storage-errors.ts';
import { LocalDiskStorage } from '../storage/local-disk.ts';
import type { Storage } from '../storage/storage.ts';

/** The file storage that the settings choose; the S3 client is only loaded if needed. */
export async function makeStorage({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3 === null) return countStorageErrors(new LocalDiskStorage(join(dataDir, 'videos')));
  const { S3Storage } = await import('../storage/s3.ts');
  return countStorageErrors(new S3Storage(s3, join(dataDir, 'work')));
}

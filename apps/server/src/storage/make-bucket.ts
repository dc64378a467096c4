import { CreateBucketCommand, HeadBucketCommand } from '@aws-sdk/client-s3';
import { isMissing } from './s3-errors.ts';
import { s3Client, type S3Settings } from './s3-client.ts';

/**
 * Creates the bucket if the server says that there is none.
 *
 * @returns whether it was created
 */
export async function makeMissingBucket(settings: S3Settings): Promise<boolean> {
  const client = s3Client(settings);
  const bucket = { Bucket: settings.bucket };
  try {
    await client.send(new HeadBucketCommand(bucket));
    return false;
  } catch (error) {
    if (!isMissing(error)) throw error;
    await client.send(new CreateBucketCommand(bucket));
    return true;
  } finally {
    client.destroy();
  }
}

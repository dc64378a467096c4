import { describe, expect, test } from 'vitest';
import { newBucket, noS3 } from '../testing/s3/s3-server.ts';
import { makeMissingBucket } from './make-bucket.ts';

describe.skipIf(noS3)('a bucket', () => {
  test('is created once if there is none', async () => {
    const settings = { ...(await newBucket()), bucket: `made-${Date.now()}` };
    expect(await makeMissingBucket(settings)).toBe(true);
    expect(await makeMissingBucket(settings)).toBe(false);
  });

  test('is not created for somebody whom the server does not know', async () => {
    const settings = { ...(await newBucket()), secretAccessKey: 'guessed' };
    await expect(makeMissingBucket(settings)).rejects.toThrow();
  });
});

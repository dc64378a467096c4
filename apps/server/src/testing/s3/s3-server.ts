import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Settings } from '../../storage/s3-client.ts';

/** The S3 server of this test run, or why there is none on this machine. */
export type S3Server =
  { readonly endpoint: string; readonly cephConf: string } | { readonly why: string };

const server = (await (await fetch(inject('s3OnDemand'))).json()) as S3Server;

/** Whether tests that need the server are skipped. */
export const noS3 = 'why' in server;
if ('why' in server) {
  console.warn(`SKIPPED: tests on a real S3 server. It could not be started: ${server.why}`);
}

function running() {
  if ('why' in server) throw new Error(server.why);
  return server;
}

/** Creates a new bucket. */
export async function newBucket(): Promise<S3Settings> {
  const settings = {
    endpoint: running().endpoint,
    region: 'us-east-1',
    bucket: `test-${randomBytes(6).toString('hex')}`,
    accessKeyId: 'test',
    secretAccessKey: 'testtest',
    pathStyle: true,
  };
  const { endpoint, region, bucket: Bucket, ...credentials } = settings;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return settings;
}

/** Limits the bucket to that many bytes from now on. */
export async function limitBucket({ bucket }: S3Settings, bytes: number): Promise<void> {
  const quota = async (...words: string[]) => {
    const names = ['--quota-scope=bucket', `--bucket=${bucket}`];
    const env = { ...process.env, CEPH_CONF: running().cephConf };
    await promisify(execFile)('radosgw-admin', ['quota', ...words, ...names], { env });
  };
  await quota('set', `--max-size=${bytes}`);
  await quota('enable');
}

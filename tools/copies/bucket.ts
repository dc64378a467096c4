import {
  CreateBucketCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type pg from 'pg';

/** The program's settings for a bucket, and the drill's access to it. */
export interface Bucket {
  readonly env: Readonly<Record<string, string>>;
  readonly read: (key: string) => Promise<Uint8Array>;
  /** Objects and open uploads without a row in the database. */
  readonly orphans: (database: pg.Client) => Promise<number>;
}

const NAME = 'copies';
const KEYS = { accessKeyId: 'test', secretAccessKey: 'testtest' };

/** The files that the database's rows name; imported documents by their folder. */
const NAMED = `
  select unnest(array[storage_key, rendition_key, poster_key, clips_key]) as key from videos
  union select storage_key from reels
  union select unnest(files) from trash
  union select replace(profile_image_url, '/api/photos/', 'photo-') || '/picture' from users
    where profile_image_url like '/api/photos/%'
  union select id || '/document' from imports where state = 'under_way'`;

export async function newBucket(endpoint: string): Promise<Bucket> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: KEYS,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: NAME }));
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: NAME,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: NAME, Key }));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    },
    orphans: async (database) => {
      const { rows } = await database.query<{ key: string | null }>(NAMED);
      const named = new Set(rows.map(({ key }) => key));
      let found = 0;
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: NAME }))
        found += Contents.filter(({ Key = '' }) => !named.has(Key)).length;
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: NAME }));
      return found + Uploads.length;
    },
  };
}

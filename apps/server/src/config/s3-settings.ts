import { z } from 'zod';
import type { S3Settings } from '../storage/s3-client.ts';

export const s3SettingsSchema = z.object({
  endpoint: z.string().nullable(),
  region: z.string(),
  bucket: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  pathStyle: z.boolean(),
}) satisfies z.ZodType<S3Settings>;

export const s3Environment = {
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
};

export const S3_GROUP = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Values = z.output<z.ZodObject<typeof s3Environment>>;

/** Null: files are on the local disk. */
export function s3Settings(values: Values): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint = null, S3_PATH_STYLE: pathStyle } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null;
  return {
    ...{ bucket, accessKeyId, secretAccessKey, endpoint },
    region: values.S3_REGION,
    // Self-hosted servers seldom have a host name for each bucket.
    pathStyle: pathStyle === undefined ? endpoint !== null : pathStyle === 'on',
  };
}

import { S3Client } from '@aws-sdk/client-s3';

/** A bucket and its credentials. */
export interface S3Settings {
  /** Null: Amazon's own, chosen by region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Addresses have the bucket in their path, not in their host name. */
  readonly pathStyle: boolean;
}

/** Tries of one call, with growing pauses: four seconds in all. */
const TRIES = 5;
/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds without a byte. */
const SILENCE = 30_000;
/** Everybody who watches a film holds one. */
const CONNECTIONS = 4000;

/** @param silence milliseconds without a byte after which a call is given up */
export function s3Client(settings: S3Settings, silence: number = SILENCE): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  return new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    // Many servers know no other checksums than the signature's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT,
      socketTimeout: silence,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });
}

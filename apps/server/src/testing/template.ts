import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run; its database `template` is migrated and empty. */
    postgresUrl: string;
    /** Address that starts the S3 server of this run on the first request and returns an `S3Server`. */
    s3OnDemand: string;
  }
}

export const TEMPLATE = 'template_hooplog';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

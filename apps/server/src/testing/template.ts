import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server of this run; its database `template` is migrated and empty. */
    postgresUrl: string;
    /** Asked for the S3 server of this run, it starts it and answers a `S3Server`. */
    s3OnDemand: string;
  }
}

export const TEMPLATE = 'template_hooplog';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

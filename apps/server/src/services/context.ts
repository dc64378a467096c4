import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Storage } from '../storage/storage.ts';
import type { VideoChanges } from './videos/changes.ts';

/** What services work with. Built once at start; tests pass their own clock and mail. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** The clock. */
  readonly now: () => Date;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly videoChanges: VideoChanges;
  /** Key of the hashes of sign-in codes and of the session cookies' signatures. */
  readonly secret: string;
}

import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { Storage } from '../storage/storage.ts';
import type { SignInProvider } from './sign-in/providers/provider.ts';
import type { VideoChanges } from './videos/changes.ts';

/** What services work with. Built once at start; tests pass their own clock and mail. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** The clock. */
  readonly now: () => Date;
  readonly mail: Mailer;
  readonly push: PushSender;
  readonly storage: Storage;
  readonly videoChanges: VideoChanges;
  /** The configured sign-in providers besides email, in the order in which they are offered. */
  readonly signInProviders: readonly SignInProvider[];
  /** Key of the hashes of sign-in codes, of the session cookies' signatures and of unsubscribe links. */
  readonly secret: string;
}

/** What writing and sending mails needs; the worker has it as well. */
export type MailContext = Pick<AppContext, 'config' | 'database' | 'mail' | 'now' | 'secret'>;

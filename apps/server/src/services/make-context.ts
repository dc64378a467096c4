import type { Logger } from 'pino';
import { messageOf } from '../errors/explain.ts';
import type { Config } from '../config/config.ts';
import { keptSessionSecret } from '../config/session-secret.ts';
import { connect, disconnect } from '../database/connect.ts';
import { makeMailer } from '../mail/make-mailer.ts';
import { makePush } from '../push/make-push.ts';
import type { AppContext } from './context.ts';
import { makeStorage } from './make-storage.ts';
import { makeProviders } from './sign-in/providers/make-providers.ts';
import { VideoChanges } from './videos/changes.ts';

/** Creates everything that services work with. */
export async function makeContext(
  config: Config & { readonly databaseUrl: string },
  log: Logger,
): Promise<AppContext> {
  const now = () => new Date();
  const database = connect(config.databaseUrl, {
    onError: (error) => {
      log.warn({ why: messageOf(error) }, 'a database connection broke');
    },
  });
  return {
    config,
    log,
    now,
    database,
    storage: await makeStorage(config),
    videoChanges: new VideoChanges(database),
    signInProviders: makeProviders(config.signIn, now),
    mail: makeMailer(config, log, now),
    push: await makePush(config),
    secret: config.sessionSecret ?? (await keptSessionSecret(config.dataDir)),
  };
}

export async function closeContext(context: AppContext): Promise<void> {
  context.mail.close();
  await context.videoChanges.close();
  await disconnect(context.database);
}

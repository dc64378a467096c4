// The worker, loaded by `main.ts worker`: under the supervisor, or alone with DATABASE_URL.
import path from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { messageOf } from '../errors/explain.ts';
import { readConfig } from '../config/config.ts';
import { keptSessionSecret } from '../config/session-secret.ts';
import { connect, disconnect } from '../database/connect.ts';
import { makeLog } from '../logging/make-log.ts';
import { makeMailer } from '../mail/make-mailer.ts';
import { makePush } from '../push/make-push.ts';
import { measureBackups, measureConnections, measureQueue } from '../metrics/database-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { makeStorage } from '../services/make-storage.ts';
import { watchTooOld } from '../services/watch-too-old.ts';
import { analysesAtOnce } from './analyses-at-once.ts';
import { DEFAULT_LIMITS } from './analysis/limits.ts';
import { startWorker } from './worker.ts';

const config = readConfig(process.env);
const { databaseUrl, dataDir } = config;
if (databaseUrl === null) throw new CannotStart('The worker needs DATABASE_URL.');
const log = makeLog(config);

const database = connect(databaseUrl, {
  onError: (error) => {
    log.warn({ why: messageOf(error) }, 'a database connection broke');
  },
});
const now = () => new Date();
const mail = makeMailer(config, log, now);
const worker = await startWorker(
  {
    config,
    database,
    mail,
    push: await makePush(config),
    secret: config.sessionSecret ?? (await keptSessionSecret(dataDir)),
    storage: await makeStorage(config),
    now,
    log,
    workDirectory: path.join(dataDir, 'work'),
    limits: DEFAULT_LIMITS,
  },
  {
    databaseUrl,
    analysesAtOnce: config.analysesAtOnce ?? analysesAtOnce(),
    onLost: (error) => {
      log.error({ why: messageOf(error) }, 'the database is gone; ending, to be started again');
      // Children end by themselves when our end of their pipes closes.
      process.exit(1);
    },
  },
);

const metrics = await serveMetrics(config, log, (registry) => {
  measureConnections(registry, database);
  measureQueue(registry, database);
  measureBackups(registry, database);
});

let stopping = false;
async function stop(why: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ why }, 'worker stops');
  metrics?.close();
  await worker.stop();
  mail.close();
  await disconnect(database);
  process.exit(0);
}

watchTooOld(database.$client, (why) => {
  log.error(why);
  void stop('too old');
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void stop(signal));
}
// The supervisor has ended, so nothing would stop or restart us any more.
process.on('disconnect', () => void stop('disconnect'));
log.info('worker ready');

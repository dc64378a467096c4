// A worker in a process of its own, for tests that kill it. Configured by its environment; sends `ready` to
// its parent.
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { keptPushKeys } from '../../config/push-keys.ts';
import { connect } from '../../database/connect.ts';
import { makeMailer } from '../../mail/make-mailer.ts';
import { makePush } from '../../push/make-push.ts';
import { makePushSender } from '../../push/push-sender.ts';
import { LocalDiskStorage } from '../../storage/local-disk.ts';
import { connectionTo, type LocalPushService } from '../../testing/push-service.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { startWorker } from '../worker.ts';
import { pretendApart, pretendHere } from './pretend-to-read.ts';

const { DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir } = process.env;
if (databaseUrl === undefined || dataDir === undefined) throw new Error('Not set up');

const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const now = () => new Date();
/** A local replacement for public push services, as JSON. */
const pushService = process.env['TEST_PUSH_SERVICE'];

/** Pushes with the keys that this installation's subscriptions use. */
const pushTo = async (service: string) =>
  makePushSender(await keptPushKeys(dataDir), {
    contact: 'mailto:tests@example.com',
    connection: connectionTo(JSON.parse(service) as LocalPushService),
  });

const worker = await startWorker(
  {
    config,
    database: connect(databaseUrl),
    mail: makeMailer(config, log, now),
    push: await (pushService === undefined ? makePush(config) : pushTo(pushService)),
    secret: 'of no account in these tests',
    storage: new LocalDiskStorage(path.join(dataDir, 'videos')),
    now,
    log,
    workDirectory: path.join(dataDir, 'work'),
    limits: DEFAULT_LIMITS,
    // Without child processes if a test only needs the work done.
    readFilm: process.env['TEST_PRETEND_HERE'] === undefined ? pretendApart : pretendHere,
  },
  { databaseUrl, analysesAtOnce: 1, onLost: () => process.exit(1) },
);
process.on('SIGTERM', () => {
  void worker.stop().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { readPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/start.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { DEFAULT_LIMITS } from '../../apps/server/src/jobs/analysis/limits.ts';
import { removeOldWork } from '../../apps/server/src/jobs/analysis/work-directory.ts';
import { removeStaleUploads } from '../../apps/server/src/jobs/handlers/remove-stale-uploads.ts';
import type { AppContext } from '../../apps/server/src/services/context.ts';
import { closeContext, makeContext } from '../../apps/server/src/services/make-context.ts';
import { readQueue } from '../../apps/server/src/services/operator/read-queue.ts';
import { offerS3Server } from '../../apps/server/src/testing/s3/s3-on-demand.ts';
import { type Bucket, newBucket } from './bucket.ts';

/** After this time every file is old enough for the sweep. */
const SWEEP_AFTER_MS = 26 * 3_600_000;
const FOLDERS_LIMIT_MS = 60_000;

/** Resources shared by all copies. */
export interface Place {
  /** Folder of the database, the mails and the drill's own files. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The first process of PostgreSQL. */
  readonly postgres: number;
  readonly bucket: Bucket;
}

/** A new database and a new bucket on a real S3 server, for the time of some work. */
export async function withPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-copies-'));
  // Root runs the database as another account, which needs access to this folder.
  await chmod(dataDir, 0o711);
  const s3 = await offerS3Server();
  await mkdir(join(dataDir, 'mailbox'));
  const database = await startEmbeddedPostgres(dataDir);
  try {
    const offered = (await (await fetch(s3.url)).json()) as { endpoint?: string; why?: string };
    if (offered.endpoint === undefined) throw new Error(`No S3 server: ${offered.why ?? '?'}`);
    const bucket = await newBucket(offered.endpoint);
    await migrateDatabase(database.url);
    const postgres = (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0;
    return await work({ dataDir, databaseUrl: database.url, postgres, bucket });
  } finally {
    await database.stop();
    await s3.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Settings that all copies have. */
export function settings({
  databaseUrl,
  bucket,
}: Pick<Place, 'databaseUrl' | 'bucket'>): Readonly<Record<string, string>> {
  return {
    ...bucket.env,
    ...{ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' },
    ...{ SMTP_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    SESSION_SECRET: 'the same for all copies of this drill',
  };
}

const foldersOf = ({ dataDir }: Pick<Place, 'dataDir'>) => join(dataDir, 'copies');

/**
 * A new data folder for one copy, as on its own machine. All copies share one mailbox folder, as they would a mail
 * server.
 */
export async function folderFor(place: Pick<Place, 'dataDir'>, name: string): Promise<string> {
  const folder = join(foldersOf(place), name);
  await mkdir(folder, { recursive: true });
  await symlink(join(place.dataDir, 'mailbox'), join(folder, 'mailbox'));
  return folder;
}

/** The work folder of each copy. */
const workFolders = async (place: Pick<Place, 'dataDir'>) =>
  (await readdir(foldersOf(place))).map((name) => join(foldersOf(place), name, 'work'));

/** Objects, parts of uploads and work of runs without a row. */
export async function orphansOf(place: Place, client: pg.Client): Promise<number> {
  let count = await place.bucket.orphans(client);
  for (const folder of await workFolders(place))
    count += (await readdir(folder).catch(() => [])).length;
  return count;
}

/** A copy's context, for the time of some work. */
async function withContext<T>(place: Place, work: (context: AppContext) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = place;
  const config = { ...readConfig({ ...settings(place), HOOPLOG_DATA_DIR: dataDir }), databaseUrl };
  const context = await makeContext(config, pino({ level: 'warn' }));
  try {
    return await work(context);
  } finally {
    await closeContext(context);
  }
}

/** The five-minute sweep and each worker's sweep of its own folder, at a time when everything is old enough. */
export const sweep = (place: Place): Promise<void> =>
  withContext(place, async (context) => {
    const now = () => new Date(Date.now() + SWEEP_AFTER_MS);
    for (const workDirectory of await workFolders(place))
      await removeOldWork({ ...context, now, workDirectory });
    await removeStaleUploads.run(
      { ...context, now, workDirectory: '', limits: DEFAULT_LIMITS },
      {},
      { signal: new AbortController().signal, isLastTry: true },
    );
  });

/** The jobs still in the queue, by kind and state: `3 send-push later`. */
export const queueLeft = (place: Place): Promise<string[]> =>
  withContext(place, async ({ database }) =>
    (await readQueue(database)).map(({ count, job, state }) => `${count} ${job} ${state}`),
  );

/** Orphans after a sweep; the workers remove the folders of videos that it deleted. */
export async function orphansLeft(place: Place, client: pg.Client): Promise<number> {
  const giveUpAt = Date.now() + FOLDERS_LIMIT_MS;
  for (;;) {
    const left = await orphansOf(place, client);
    if (left === 0 || Date.now() > giveUpAt) return left;
    await delay(500);
  }
}

// The program: `main.ts` runs everything; `main.ts api|worker|migrate` runs one role, for several machines.
import { parseArgs } from 'node:util';
import './database/resolve-drizzle.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { CannotStart } from './errors/cannot-start.ts';
import { explain } from './errors/explain.ts';
import { FolderTaken } from './supervise/data-folder-hold.ts';
import { NO_USE_TO_RESTART } from './supervise/keep-running.ts';
import type { S3Settings } from './storage/s3-client.ts';

const USAGE =
  'Usage: npm start [-- --demo] [--lan]   or   node apps/server/src/main.ts [api|worker|migrate]';

const say = (sentence: string) => {
  console.log(sentence);
};

/** Each role loads only its own modules, which keeps the supervisor small. */
const ROLES: Readonly<
  Record<string, (options: { watch: boolean; demo: boolean }) => Promise<void>>
> = {
  all: async ({ watch, demo }) => {
    const { supervise } = await import('./supervise/supervise.ts');
    await supervise(readConfig(process.env), { watch, demo, say });
    process.exit(0);
  },
  api: async () => {
    const { runApi } = await import('./supervise/run-api.ts');
    const { readySentences } = await import('./supervise/ready-sentences.ts');
    const { refuseTooOld } = await import('./database/new-enough.ts');
    const config = readConfig(process.env);
    const databaseUrl = requireDatabase(config.databaseUrl);
    await refuseTooOld(databaseUrl);
    const api = await runApi({ ...config, databaseUrl });
    if (process.send === undefined) say(readySentences(config, api));
  },
  worker: async () => {
    const { refuseTooOld } = await import('./database/new-enough.ts');
    await refuseTooOld(requireDatabase(readConfig(process.env).databaseUrl));
    await import('./jobs/worker-main.ts');
  },
  migrate: async () => {
    const { migrateOnceReachable } = await import('./database/migrate.ts');
    const { databaseUrl, s3 } = readConfig(process.env);
    const { isSideBySide } = await migrateOnceReachable(requireDatabase(databaseUrl), { say });
    if (s3 !== null) await makeBucket(s3);
    // As the supervisor's child it has no terminal to print to.
    if (process.send !== undefined) return;
    say('The database is up to date.');
    if (!isSideBySide)
      say('Copies of the version before can no longer use it: stop those that still run.');
  },
};

async function makeBucket(s3: S3Settings): Promise<void> {
  const { makeMissingBucket } = await import('./storage/make-bucket.ts');
  try {
    if (await makeMissingBucket(s3)) say(`The bucket ${s3.bucket} was missing and is made.`);
  } catch (error) {
    // Under the supervisor the program still starts, and answers that it is unavailable until the store
    // responds.
    if (process.send === undefined) throw error;
    console.error(`Nobody knows whether the bucket ${s3.bucket} is there: ${explain(error)}`);
  }
}

function requireDatabase(databaseUrl: string | null): string {
  if (databaseUrl !== null) return databaseUrl;
  throw new CannotStart('A role that runs alone needs DATABASE_URL.');
}

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
    },
  });
  const role = ROLES[positionals[0] ?? 'all'];
  if (role === undefined || positionals.length > 1) throw new CannotStart(USAGE);
  return { role, options: values };
}

function giveUp(error: unknown): never {
  const isUsage = error instanceof TypeError && error.message.includes('option');
  console.error(isUsage ? `${error.message}\n${USAGE}` : explain(error));
  // A folder that is in use may be free the next time.
  const isFinal = error instanceof CannotStart && !(error instanceof FolderTaken);
  process.exit(isFinal || error instanceof ConfigError ? NO_USE_TO_RESTART : 1);
}

process.on('uncaughtException', giveUp);
try {
  const { role, options } = readCommandLine();
  // Also for the child processes, which only read the environment.
  if (options.lan) process.env['HOOPLOG_LAN'] = 'on';
  await role(options);
} catch (error) {
  giveUp(error);
}

import type { Config } from '../config/config.ts';
import { CannotStart } from '../errors/cannot-start.ts';
import { forkApi, forkDemoFilm, forkWorker, migrateByChild, portOf } from './children.ts';
import { lockDataFolder } from './data-folder-hold.ts';
import { ensurePortIsFree } from './free-port.ts';
import { superviseDatabase } from './supervised-database.ts';
import { keepRunning } from './keep-running.ts';
import { readySentences } from './ready-sentences.ts';
import type { ApiReady } from './run-api.ts';
import { onShutdownSignal } from './shutdown-signals.ts';
import { watchSources } from './watch-sources.ts';

/**
 * Milliseconds until a part that was asked to stop is killed. The worker first returns its jobs to the queue.
 */
const STOP_LIMIT = { api: 10_000, worker: 20_000, film: 5000 };

/** A running part: how to stop it gracefully, and how to kill it. */
interface Part {
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

interface Supervision {
  /** Adds a part; it is stopped before those added earlier. */
  readonly add: (part: Part) => void;
  /** Resolves when the program is asked to stop or cannot continue. */
  readonly stopAsked: Promise<null>;
  readonly askToStop: () => void;
}

interface Options {
  /** Restarts API and worker when their sources change. */
  readonly watch: boolean;
  /** Seeds the demo player first. */
  readonly demo: boolean;
  readonly say: (sentence: string) => void;
}

/** Runs database, API and worker until asked to stop, then stops them in reverse order. */
export async function supervise(config: Config, options: Options): Promise<void> {
  const hold = await lockDataFolder(config.dataDir);
  const parts: Part[] = [{ stop: () => hold.release(), kill: () => Promise.resolve() }];
  const { promise: stopAsked, resolve } = Promise.withResolvers<null>();
  const askToStop = () => {
    resolve(null);
  };
  const end = { isForced: false };
  const onForce = () => {
    end.isForced = true;
    void force(parts);
  };
  onShutdownSignal({ onStop: askToStop, onForce });
  const supervision: Supervision = {
    add: (part) => void parts.unshift(part),
    stopAsked,
    askToStop,
  };
  const run = async () => {
    try {
      const api = await startAll(config, options, supervision);
      if (api === null) return;
      await hold.describe(`${api.ready} (process ${process.pid})`);
      options.say(readySentences(config, api));
      await stopAsked;
      options.say('Stopping …');
    } finally {
      for (const part of parts) await part.stop();
    }
  };
  try {
    await run();
  } finally {
    // A part killed while it starts or stops may fail, or seem to have ended gracefully; neither is reported.
    if (end.isForced) await force(parts);
  }
}

/** Null if it was asked to stop in the meantime. */
async function startAll(
  config: Config,
  options: Options,
  supervision: Supervision,
): Promise<ApiReady | null> {
  await ensurePortIsFree(config.host, config.port);
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, options, supervision));
  await migrateByChild(databaseUrl);
  if (options.demo) await seed({ ...config, databaseUrl }, options);
  const api = await startApi(config, databaseUrl, options, supervision);
  if (api === null) return null;
  const found = { databaseUrl, port: portOf(api.ready, config) };
  startWorker(found, options, supervision);
  if (options.demo) filmDemo(found, options, supervision);
  return api;
}

/** Loaded only when asked for, which keeps the supervisor small. */
async function seed(config: Config & { readonly databaseUrl: string }, { say }: Options) {
  const { prepareDemo } = await import('../demo/prepare-demo.ts');
  const { DEMO_EMAIL } = await import('../demo/seed-demo.ts');
  await prepareDemo(config);
  say(`Demo player: sign in as ${DEMO_EMAIL}; the code is in the mailbox.`);
  say('Its filmed workout waits on the dashboard, a minute or two after the first start.');
}

async function startDatabase(
  config: Config,
  { say }: Options,
  supervision: Supervision,
): Promise<string> {
  const database = await superviseDatabase(config.dataDir, say);
  supervision.add(database);
  return database.url;
}

async function startApi(
  config: Config,
  databaseUrl: string,
  options: Options,
  supervision: Supervision,
): Promise<ApiReady | null> {
  const ready = Promise.withResolvers<ApiReady>();
  let { port } = config;
  let hasAnswered = false;
  const api = keepRunning({
    name: 'The API',
    start: () =>
      forkApi({ databaseUrl, port }, (answering) => {
        port = portOf(answering.ready, config);
        hasAnswered = true;
        ready.resolve(answering);
      }),
    stopLimit: STOP_LIMIT.api,
    // If it was killed before its first answer, a restart may work; if it ended by itself, it will not.
    isWorthRestarting: (signal) => hasAnswered || signal !== null,
    say: options.say,
    onGivenUp: () => {
      ready.reject(new CannotStart('The API cannot start: its reason stands above.'));
      supervision.askToStop();
    },
  });
  supervision.add(api);
  if (options.watch) supervision.add(restartOnChange(api));
  return Promise.race([ready.promise, supervision.stopAsked]);
}

function startWorker(
  found: { databaseUrl: string; port: number },
  options: Options,
  supervision: Supervision,
): void {
  const worker = keepRunning({
    name: 'The worker',
    start: () => forkWorker(found),
    stopLimit: STOP_LIMIT.worker,
    isWorthRestarting: () => true,
    say: options.say,
    onGivenUp: supervision.askToStop,
  });
  supervision.add(worker);
  if (options.watch) supervision.add(restartOnChange(worker));
}

/** Started last: rendering takes a while, and nothing waits for it. */
function filmDemo(
  found: { databaseUrl: string; port: number },
  { say }: Options,
  supervision: Supervision,
): void {
  const film = keepRunning({
    name: 'The film of the demo',
    start: () => forkDemoFilm(found),
    stopLimit: STOP_LIMIT.film,
    isWorthRestarting: () => false,
    say,
    onGivenUp: () => undefined,
  });
  supervision.add(film);
}

function restartOnChange(part: { restart(): Promise<void> }): Part {
  const endWatching = watchSources(() => void part.restart());
  const stop = () => {
    endWatching();
    return Promise.resolve();
  };
  return { stop, kill: stop };
}

/** At the second Ctrl-C nothing is waited for. The database recovers at the next start. */
async function force(parts: readonly Part[]): Promise<never> {
  setTimeout(() => process.exit(130), 3000).unref();
  await Promise.allSettled(parts.map((part) => part.kill()));
  process.exit(130);
}

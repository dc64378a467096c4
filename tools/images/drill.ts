import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pg from 'pg';
import { freePort } from '../../apps/server/src/database/embedded/free-port.ts';
import { offerS3Server } from '../../apps/server/src/testing/s3/s3-on-demand.ts';
import { audit, type Findings } from '../drill/audit.ts';
import { Caller } from '../drill/caller.ts';
import { nothingYet, play } from '../drill/player.ts';
import { smallVideo } from '../drill/small-video.ts';
import { API_PORT, DEPLOY, startShippedCaddy } from '../shipped-caddy.ts';
import type { Container, Images } from './container.ts';

/** Addresses of the two APIs, like those of containers; the Caddyfile has the port. */
const API_ADDRESSES = ['127.47.0.2', '127.47.0.3'] as const;
const SITE = 'localhost:8443';
const START_LIMIT_MS = 180_000;
const PLAY_MS = 60_000;
const SETTLE_LIMIT_MS = 10 * 60_000;

export interface ImagesResult extends Findings {
  /** Test files in the image; there should be none. */
  readonly testFiles: readonly string[];
  /** The account that runs the program. */
  readonly user: string;
  readonly workouts: number;
  readonly videos: number;
  /** Calls that Caddy did not answer while one API was gone. */
  readonly repeated: number;
  /** Tables whose rows differ after backup and restore. */
  readonly differentTables: readonly string[];
  readonly rows: number;
}

/** Starts the files of deploy/, as far as possible without a container engine, and uses them through Caddy. */
export async function runImagesDrill(
  images: Images,
  say: (sentence: string) => void,
): Promise<ImagesResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-images-'));
  await chmod(folder, 0o755);
  const s3 = await offerS3Server();
  const ends: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => s3.stop(),
    () => images.stop(),
  ];
  try {
    const inside = await lookInside(images);
    const { endpoint } = (await (await fetch(s3.url)).json()) as { endpoint?: string };
    if (endpoint === undefined) throw new Error('There is no S3 server');
    const database = await startDatabase(images, folder);
    say('PostgreSQL and the S3 server run.');
    const env = settings(database.url, endpoint);
    const data = await openFolder(folder, 'data');
    say(
      await images.do('hooplog', [...ENTRYPOINT, 'migrate'], { env, volumes: { [data]: '/data' } }),
    );
    const start = (role: string, more: Readonly<Record<string, string>> = {}) =>
      images.start('hooplog', [...ENTRYPOINT, role], {
        env: { ...env, ...more },
        volumes: { [data]: '/data' },
      });
    const apis: Container[] = [];
    for (const HOST of API_ADDRESSES) apis.push(await start('api', { HOST }));
    const worker = await start('worker');
    for (const address of API_ADDRESSES)
      await untilReady(`http://${address}:${API_PORT}/readyz`, apis);
    say('Both APIs answer /readyz.');
    ends.push(await startCaddy(folder));
    await untilReady(`https://${SITE}/readyz`, [...apis, worker]);
    say('Caddy answers with a certificate of its own authority.');
    const used = await use(folder, data, async () => {
      await delay(PLAY_MS / 2);
      await apis[0]?.kill();
      say('One API is gone.');
    });
    const restored = await backUpAndRestore(images, folder, database);
    return { ...inside, ...used, ...restored };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** Copied from the Dockerfile: `buildah run` reads neither ENTRYPOINT nor CMD. */
const ENTRYPOINT = ['tini', '--', 'node', 'apps/server/src/main.ts'];

async function lookInside(images: Images) {
  const find = `find /app -path '*/node_modules' -prune -o \\( -name '*.test.*' -o -name testing -o -name e2e -o -name tools \\) -print`;
  const found = await images.do('hooplog', ['sh', '-c', find]);
  const user = await images.do('hooplog', ['id', '-un']);
  return { testFiles: found.split('\n').filter((line) => line !== ''), user: user.trim() };
}

const settings = (databaseUrl: string, endpoint: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  ...{
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'hooplog',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'testtest',
  },
  SESSION_SECRET: 'the same for all copies of this drill',
  PUBLIC_URL: `https://${SITE}`,
  ...{ SMTP_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
});

/** A folder that accounts inside of images may write to. */
async function openFolder(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  await chmod(path, 0o777);
  return path;
}

interface Database {
  readonly url: string;
  readonly port: number;
}

async function startDatabase(images: Images, folder: string): Promise<Database> {
  const port = await freePort();
  const volume = await openFolder(folder, 'database');
  const command = `initdb --pgdata /database/17 --auth trust >/dev/null &&
    exec postgres -D /database/17 -c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp -c max_connections=300`;
  const container = await images.start('database', ['sh', '-c', command], {
    volumes: { [volume]: '/database' },
    user: 'postgres',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(
    () => withClient(url, (client) => client.query('create database hooplog')),
    [container],
  );
  return { url: `postgres://postgres@127.0.0.1:${port}/hooplog`, port };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Retries until it no longer throws. */
async function until<T>(work: () => Promise<T>, containers: readonly Container[]): Promise<T> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUpAt) {
        throw new Error(containers.map(({ said }) => said).join('\n'), { cause: error });
      }
      await delay(250);
    }
  }
}

const untilReady = (address: string, containers: readonly Container[]) =>
  until(async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  }, containers);

/** Starts Caddy in front of both APIs; this process trusts its own authority from then on. */
async function startCaddy(folder: string): Promise<() => Promise<unknown>> {
  const caddy = await startShippedCaddy(folder, API_ADDRESSES, SITE);
  const root = join(caddy.home, 'caddy/pki/authorities/local/root.crt');
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const certificate = await readFile(root, 'utf8').catch(() => null);
    if (certificate !== null) {
      setDefaultCACertificates([...getCACertificates('default'), certificate]);
      return caddy.stop;
    }
    if (caddy.hasEnded() || Date.now() > giveUpAt) throw new Error(`Caddy: ${caddy.said()}`);
    await delay(100);
  }
}

/** One player uses it for a minute through Caddy, while `meanwhile` runs. */
async function use(folder: string, data: string, meanwhile: () => Promise<void>) {
  const caller = new Caller([`https://${SITE}`], data, 'images@example.com');
  await caller.signIn();
  const acknowledged = nothingYet();
  const stop = new AbortController();
  const playing = play(caller, acknowledged, await smallVideo(folder), stop.signal);
  playing.catch(() => undefined);
  await meanwhile();
  await delay(PLAY_MS / 2);
  stop.abort();
  await playing;
  const findings = await audit(caller, acknowledged, Date.now() + SETTLE_LIMIT_MS);
  const { repeated } = caller;
  return {
    ...findings,
    workouts: acknowledged.names.size,
    videos: acknowledged.videos.size,
    repeated,
  };
}

/** Runs the shipped `backup.sh` with the programs of the image, and restores its dump into another database. */
async function backUpAndRestore(images: Images, folder: string, { url, port }: Database) {
  const backups = await openFolder(folder, 'backups');
  const copy = `postgres://postgres@127.0.0.1:${port}/restored`;
  await withClient(url, (client) => client.query('create database restored'));
  const before = await rowCounts(url);
  const settings = {
    env: { DATABASE_URL: url },
    volumes: { [backups]: '/backups', [DEPLOY]: '/deploy' },
    user: 'postgres',
  };
  await images.do('database', ['sh', '/deploy/backup.sh', 'once'], settings);
  const [file = ''] = await readdir(backups);
  const restore = [
    'pg_restore',
    '--clean',
    '--if-exists',
    '--exit-on-error',
    '--single-transaction',
    '--dbname',
    copy,
    `/backups/${file}`,
  ];
  await images.do('database', restore, settings);
  const after = await rowCounts(copy);
  return {
    differentTables: [...before.keys()].filter((table) => before.get(table) !== after.get(table)),
    rows: [...after.values()].reduce((sum, rows) => sum + rows, 0),
  };
}

/** Row counts of the program's own tables; counters of limits are not dumped. */
async function rowCounts(url: string): Promise<ReadonlyMap<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'`,
    );
    const counts = new Map<string, number>();
    for (const { name } of rows) {
      const found = await client.query<{ rows: number }>(
        `select count(*)::int as rows from "${name}"`,
      );
      counts.set(name, found.rows[0]?.rows ?? -1);
    }
    return counts;
  });
}

/** Builds all images. Takes a quarter of an hour; unchanged ones are reused, except the program's own. */
export function build(folder: string): void {
  const script = resolve(import.meta.dirname, 'build.sh');
  const node = resolve(process.execPath, '../..');
  execFileSync('bash', [script, folder, node], { stdio: 'inherit' });
}

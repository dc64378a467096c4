import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { readPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/start.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { DEFAULT_LIMITS } from '../../apps/server/src/jobs/analysis/limits.ts';
import { removeStaleUploads } from '../../apps/server/src/jobs/handlers/remove-stale-uploads.ts';
import { closeContext, makeContext } from '../../apps/server/src/services/make-context.ts';
import { offerS3Server } from '../../apps/server/src/testing/s3/s3-on-demand.ts';
import { audit, type Findings, nothingFound, together } from '../drill/audit.ts';
import { Caller } from '../drill/caller.ts';
import { lookAround, nothingYet, play } from '../drill/player.ts';
import { smallVideo } from '../drill/small-video.ts';
import { stackLines } from '../drill/stack-lines.ts';
import { type Bucket, newBucket } from './bucket.ts';
import { type Role, RunningCopies } from './running-copies.ts';
import { type Sample, sampleEachMinute } from './sample.ts';

const PLAYERS = 3;
/** Milliseconds between two kills. */
const PEACE_MS = { min: 2000, max: 6000 };
/** How long videos may take to be analysed after the last kill. */
const SETTLE_LIMIT_MS = 15 * 60_000;
/** Uploads are larger than one part of S3, so that kills leave some of their parts behind. */
const PADDING_BYTES = 6 * 1024 * 1024;
/** So much later no file is too young for the sweep. */
const SWEEP_AFTER_MS = 26 * 3_600_000;
const FOLDERS_LIMIT_MS = 60_000;

/** What a drill did and found. */
export interface CopiesResult extends Findings {
  readonly minutes: number;
  readonly kills: Readonly<Record<Role, number>>;
  readonly workouts: number;
  readonly videos: number;
  readonly clips: number;
  readonly calls: number;
  /** Calls that one copy did not answer, or refused for now, and that were made again at any of them. */
  readonly repeated: number;
  /** From the first try of a call to its answer, the longest. Seconds. */
  readonly longestSeconds: number;
  /** Objects, parts of uploads and work of runs without an owner at the end, and after a sweep. */
  readonly orphans: number;
  readonly orphansLeft: number;
  readonly stackLines: number;
  /** Of a soak, one a minute. */
  readonly samples: readonly Sample[];
}

interface Options {
  readonly minutes: number;
  /** Lets one API and one worker live, and samples them. */
  readonly soak: boolean;
  readonly say: (sentence: string) => void;
}

/** Two APIs and three workers under load, while one of each is killed every few seconds. */
export async function runCopiesDrill(options: Options): Promise<CopiesResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-copies-'));
  // Root runs the database as another account, which needs access to this folder.
  await chmod(dataDir, 0o711);
  const s3 = await offerS3Server();
  const database = await startEmbeddedPostgres(dataDir);
  try {
    const offered = (await (await fetch(s3.url)).json()) as { endpoint?: string; why?: string };
    if (offered.endpoint === undefined) throw new Error(`No S3 server: ${offered.why ?? '?'}`);
    const bucket = await newBucket(offered.endpoint);
    await migrateDatabase(database.url);
    const postgres = (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0;
    return await drill({ dataDir, databaseUrl: database.url, postgres, bucket }, options);
  } finally {
    await database.stop();
    await s3.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Its first process. */
  readonly postgres: number;
  readonly bucket: Bucket;
}

async function drill(place: Place, { minutes, soak, say }: Options): Promise<CopiesResult> {
  const env = settings(place);
  const copies = await RunningCopies.start(env);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    const callers = Array.from(
      { length: PLAYERS },
      (_, i) => new Caller(copies.addresses, place.dataDir, `copies${i}@example.com`),
    );
    for (const caller of callers) await caller.signIn();
    const acknowledged = callers.map(nothingYet);
    const video = await smallVideo(place.dataDir);
    const stop = new AbortController();
    const playing = callers.map((caller, i) =>
      play(caller, acknowledged[i] ?? nothingYet(), video, stop.signal, padded(video)),
    );
    if (soak) playing.push(...callers.map((caller) => lookAround(caller, stop.signal)));
    for (const one of playing) one.catch(() => undefined);
    const watched = {
      api: copies.firstPid('api'),
      worker: copies.firstPid('worker'),
      postgres: place.postgres,
    };
    const orphansNow = () => orphansOf(place, client);
    const sampling = soak ? sampleEachMinute(watched, client, orphansNow, stop.signal) : [];
    const kills = await killBoth(copies, minutes, soak ? 1 : 0);
    stop.abort();
    const samples = await sampling;
    say(`Killed ${kills.api} APIs and ${kills.worker} workers; waiting for what is under way …`);
    await Promise.all(playing);
    const settleBy = Date.now() + SETTLE_LIMIT_MS;
    let findings = nothingFound;
    for (const [i, caller] of callers.entries())
      findings = together(findings, await audit(caller, acknowledged[i] ?? nothingYet(), settleBy));
    const orphans = await orphansOf(place, client);
    await sweep(place, env);
    const sum = (count: (i: number) => number) => callers.reduce((all, _, i) => all + count(i), 0);
    return {
      ...findings,
      ...{ minutes, kills, orphans, orphansLeft: await orphansLeft(place, client) },
      workouts: sum((i) => acknowledged[i]?.names.size ?? 0),
      videos: sum((i) => acknowledged[i]?.videos.size ?? 0),
      clips: sum((i) => acknowledged[i]?.clips.size ?? 0),
      calls: sum((i) => callers[i]?.calls ?? 0),
      repeated: sum((i) => callers[i]?.repeated ?? 0),
      longestSeconds: Math.max(...callers.map(({ longestMs }) => longestMs)) / 1000,
      stackLines: stackLines(copies.said),
      samples,
    };
  } finally {
    await copies.stop();
    await client.end();
  }
}

function settings({ dataDir, databaseUrl, bucket }: Place): Readonly<Record<string, string>> {
  return {
    ...bucket.env,
    ...{ DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir, HOST: '127.0.0.1' },
    ...{ SMTP_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    SESSION_SECRET: 'the same for all copies of this drill',
  };
}

/** Kills one of a role again and again: an API once both answer, so that one of them is always there. */
async function killAgain(
  copies: RunningCopies,
  role: Role,
  until: number,
  spared: number,
): Promise<number> {
  let kills = 0;
  for (;;) {
    await delay(PEACE_MS.min + Math.random() * (PEACE_MS.max - PEACE_MS.min));
    if (role === 'api') await copies.allReady();
    if (Date.now() > until) return kills;
    copies.killOne(role, Math.random(), spared);
    kills += 1;
  }
}

async function killBoth(copies: RunningCopies, minutes: number, spared: number) {
  const until = Date.now() + minutes * 60_000;
  const [api, worker] = await Promise.all([
    killAgain(copies, 'api', until, spared),
    killAgain(copies, 'worker', until, spared),
  ]);
  return { api, worker };
}

/** The same film with a box of nothing behind it, as cameras leave room. */
function padded(video: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const box = Buffer.alloc(PADDING_BYTES);
  box.writeUInt32BE(PADDING_BYTES, 0);
  box.write('free', 4, 'latin1');
  return new Uint8Array(Buffer.concat([video, box]));
}

async function orphansOf({ dataDir, bucket }: Place, client: pg.Client): Promise<number> {
  const work = await readdir(join(dataDir, 'work')).catch(() => []);
  return (await bucket.orphans(client)) + work.length;
}

/** The sweep of every five minutes, as it will be once everything is old enough for it. */
async function sweep({ dataDir, databaseUrl }: Place, env: Readonly<Record<string, string>>) {
  const context = await makeContext({ ...readConfig(env), databaseUrl }, pino({ level: 'warn' }));
  const now = () => new Date(Date.now() + SWEEP_AFTER_MS);
  const workDirectory = join(dataDir, 'work');
  try {
    await removeStaleUploads.run(
      { ...context, now, workDirectory, limits: DEFAULT_LIMITS },
      {},
      { signal: new AbortController().signal, isLastTry: true },
    );
  } finally {
    await closeContext(context);
  }
}

/** The workers remove the folders of videos that the sweep forgot. */
async function orphansLeft(place: Place, client: pg.Client): Promise<number> {
  const giveUpAt = Date.now() + FOLDERS_LIMIT_MS;
  for (;;) {
    const left = await orphansOf(place, client);
    if (left === 0 || Date.now() > giveUpAt) return left;
    await delay(500);
  }
}

import pg from 'pg';
import { audit, type Findings, nothingFound, together } from '../drill/audit.ts';
import { Caller } from '../drill/caller.ts';
import { lookAround, nothingYet, play } from '../drill/player.ts';
import { smallVideo } from '../drill/small-video.ts';
import { stackLines } from '../drill/stack-lines.ts';
import { killBoth, type Kills } from './kill-both.ts';
import { orphansLeft, orphansOf, type Place, queueLeft, sweep, withPlace } from './place.ts';
import { RunningCopies } from './running-copies.ts';
import { type Sample, sampleEachMinute } from './sample.ts';

const PLAYERS = 3;
/** How long videos may take to be analysed after the last kill. */
const SETTLE_LIMIT_MS = 30 * 60_000;
/** Uploads are larger than one part of S3, so that kills leave some of their parts behind. */
const PADDING_BYTES = 6 * 1024 * 1024;

/** The actions and findings of a drill. */
export interface CopiesResult extends Findings {
  readonly minutes: number;
  readonly kills: Kills;
  readonly workouts: number;
  readonly videos: number;
  readonly clips: number;
  readonly calls: number;
  /** Calls that one copy did not answer, or temporarily refused, and that were repeated at any of them. */
  readonly repeated: number;
  /** The longest time from the first try of a call to its answer. Seconds. */
  readonly longestSeconds: number;
  /** Objects, parts of uploads and work of runs without an owner, at the end and after a sweep. */
  readonly orphans: number;
  readonly orphansLeft: number;
  /** Jobs still in the queue after that, by kind and state. */
  readonly jobsLeft: readonly string[];
  readonly stackLines: number;
  /** For a soak, one a minute. */
  readonly samples: readonly Sample[];
}

interface Options {
  readonly minutes: number;
  /** Spares one API and one worker, and samples them. */
  readonly soak: boolean;
  /** The checkout of another version, used for one API and one worker; null: all are of this one. */
  readonly beside: string | null;
  readonly say: (sentence: string) => void;
}

/** Two APIs and three workers under load, while one of each is killed every few seconds. */
export const runCopiesDrill = (options: Options): Promise<CopiesResult> =>
  withPlace((place) => drill(place, options));

async function drill(place: Place, { minutes, soak, beside, say }: Options): Promise<CopiesResult> {
  const copies = await RunningCopies.start(place, { beside });
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
    const kills = await killBoth(copies, AbortSignal.timeout(minutes * 60_000), soak ? 1 : 0);
    stop.abort();
    const samples = await sampling;
    say(`Killed ${kills.api} APIs and ${kills.worker} workers; waiting for what is under way …`);
    await Promise.all(playing);
    const settleBy = Date.now() + SETTLE_LIMIT_MS;
    let findings = nothingFound;
    for (const [i, caller] of callers.entries())
      findings = together(findings, await audit(caller, acknowledged[i] ?? nothingYet(), settleBy));
    const orphans = await orphansOf(place, client);
    await sweep(place);
    const sum = (count: (i: number) => number) => callers.reduce((all, _, i) => all + count(i), 0);
    return {
      ...findings,
      ...{ minutes, kills, orphans, orphansLeft: await orphansLeft(place, client) },
      jobsLeft: await queueLeft(place),
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

/** The same film with an empty padding box, as cameras write. */
function padded(video: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const box = Buffer.alloc(PADDING_BYTES);
  box.writeUInt32BE(PADDING_BYTES, 0);
  box.write('free', 4, 'latin1');
  return new Uint8Array(Buffer.concat([video, box]));
}

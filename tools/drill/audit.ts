import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import { type Acknowledged, askForShots } from './player.ts';

const workoutsSchema = z.array(
  z.object({
    notes: z.string().nullable(),
    totalShots: z.number(),
    source: z.enum(['video', 'manual']),
  }),
);
type Workouts = z.output<typeof workoutsSchema>;
const statsSchema = z.object({ totalShots: z.number() });
const videoSchema = z.object({
  state: z.string(),
  failure: z.object({ code: z.string() }).nullable(),
  workoutId: z.string().nullable(),
});

const clippedSchema = z.object({ playbackUrl: z.string().nullable(), clipsPending: z.boolean() });

/** Errors found after a drill; all should be 0. */
export interface Findings {
  /** Acknowledged but missing. */
  readonly lost: number;
  /** Stored more often than requested, or counted twice in the statistics. */
  readonly doubled: number;
  /** Videos, clips and imports that neither finish nor fail. */
  readonly stuck: number;
  /**
   * Videos that were given up because their own analysis had been killed three times, and counted on another request.
   */
  readonly askedAgain: number;
  /** Failure codes of valid videos. */
  readonly failed: readonly string[];
}

export const nothingFound: Findings = { lost: 0, doubled: 0, stuck: 0, askedAgain: 0, failed: [] };

export const together = (a: Findings, b: Findings): Findings => ({
  lost: a.lost + b.lost,
  doubled: a.doubled + b.doubled,
  stuck: a.stuck + b.stuck,
  askedAgain: a.askedAgain + b.askedAgain,
  failed: [...a.failed, ...b.failed],
});

/** Compares one player's acknowledged data with the stored data. */
export async function audit(
  caller: Caller,
  acknowledged: Acknowledged,
  settleBy: number,
): Promise<Findings> {
  const ofVideos = await auditVideos(caller, acknowledged, settleBy);
  const ofClips = await auditClips(caller, acknowledged, settleBy);
  const ofImports = await auditImports(caller, settleBy);
  const workouts = await allWorkouts(caller);
  const stats = await caller.untilAnswered({ method: 'GET', path: '/api/stats' });
  const { totalShots } = statsSchema.parse(stats.body);
  const counted = workouts.reduce((sum, workout) => sum + workout.totalShots, 0);
  const ofWorkouts = auditWorkouts(workouts, acknowledged);
  const ofStatistics = {
    ...nothingFound,
    lost: totalShots < counted ? 1 : 0,
    doubled: totalShots > counted ? 1 : 0,
  };
  return [ofVideos, ofClips, ofImports, ofWorkouts, ofStatistics].reduce(together);
}

/** @param acknowledged names are unique: each belongs to one save or import */
export function auditWorkouts(
  workouts: Workouts,
  { names, corrected, videos, clips }: Acknowledged,
): Findings {
  let [lost, doubled] = [0, 0];
  for (const name of names) {
    const is = workouts.filter(({ notes }) => notes?.endsWith(name) === true);
    const wanted = corrected.get(name);
    if (is.length > 1) doubled += 1;
    if (is.length === 0 || (wanted !== undefined && is[0]?.notes !== wanted)) lost += 1;
  }
  const counted = workouts.filter(({ source }) => source === 'video').length;
  return {
    ...nothingFound,
    lost,
    doubled: doubled + Math.max(0, counted - videos.size - clips.size),
  };
}

async function auditVideos(
  caller: Caller,
  { videos }: Acknowledged,
  settleBy: number,
): Promise<Findings> {
  let found = nothingFound;
  for (const id of videos) found = together(found, await auditVideo(caller, id, settleBy));
  return found;
}

const isGivenUp = (failure: { readonly code: string } | null) => failure?.code === 'internal';

async function auditVideo(caller: Caller, id: string, settleBy: number): Promise<Findings> {
  let askedAgain = 0;
  for (;;) {
    const answer = await caller.untilAnswered({ method: 'GET', path: `/api/videos/${id}` });
    if (answer.status !== 200) return { ...nothingFound, lost: 1 };
    const { state, workoutId, failure } = videoSchema.parse(answer.body);
    if (state === 'analysed') {
      return { ...nothingFound, askedAgain, lost: workoutId === null ? 1 : 0 };
    }
    if (state === 'failed' && isGivenUp(failure) && askedAgain === 0) {
      askedAgain = 1;
      await askForShots(caller, id);
      continue;
    }
    if (state === 'failed') return { ...nothingFound, failed: [failure?.code ?? 'unknown'] };
    if (Date.now() > settleBy) return { ...nothingFound, stuck: 1 };
    await delay(500);
  }
}

async function auditClips(
  caller: Caller,
  { clips }: Acknowledged,
  settleBy: number,
): Promise<Findings> {
  let found = nothingFound;
  for (const id of clips) found = together(found, await auditClip(caller, id, settleBy));
  return found;
}

/** Accepted clips must be playable in the end. */
async function auditClip(caller: Caller, id: string, settleBy: number): Promise<Findings> {
  for (;;) {
    const answer = await caller.untilAnswered({ method: 'GET', path: `/api/videos/${id}` });
    if (answer.status !== 200) return { ...nothingFound, lost: 1 };
    const { playbackUrl, clipsPending } = clippedSchema.parse(answer.body);
    if (playbackUrl !== null) return nothingFound;
    if (!clipsPending) return { ...nothingFound, lost: 1 };
    if (Date.now() > settleBy) return { ...nothingFound, stuck: 1 };
    await delay(500);
  }
}

async function auditImports(caller: Caller, settleBy: number): Promise<Findings> {
  for (;;) {
    const { body } = await caller.untilAnswered({ method: 'GET', path: '/api/imports' });
    const states = z.array(z.object({ state: z.string() })).parse(body);
    const count = (wanted: string) => states.filter(({ state }) => state === wanted).length;
    const stuck = count('under_way');
    if (stuck > 0 && Date.now() < settleBy) await delay(500);
    else return { ...nothingFound, stuck, failed: Array<string>(count('failed')).fill('import') };
  }
}

async function allWorkouts(caller: Caller): Promise<Workouts> {
  const answer = await caller.untilAnswered({ method: 'GET', path: '/api/export.json' });
  return z.object({ workouts: workoutsSchema }).parse(answer.body).workouts;
}

/** Files without a reference: more than one of a kind in a folder, documents, parts of uploads, files of dead runs. */
export async function orphans(dataDir: string): Promise<number> {
  let found = (await namesIn(join(dataDir, 'work'))).length;
  for (const folder of await namesIn(join(dataDir, 'videos'))) {
    const names = await namesIn(join(dataDir, 'videos', folder));
    if (folder === '.parts' || names.includes('document')) found += names.length;
    else found += names.length - new Set(names.map((name) => name.split('-', 1)[0])).size;
  }
  return found;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const AN_HOUR_AGO = () => Date.now() / 1000 - 3600;
/** The program sweeps every five minutes. */
const SWEEP_LIMIT_MS = 7 * 60_000;

/** How many of them are left after the program's sweep. It requires a minimum age, so their times are set back. */
export async function orphansAfterSweep(dataDir: string): Promise<number> {
  const giveUpAt = Date.now() + SWEEP_LIMIT_MS;
  for (const place of ['work', 'videos']) {
    for (const name of await readdir(join(dataDir, place), { recursive: true })) {
      await utimes(join(dataDir, place, name), AN_HOUR_AGO(), AN_HOUR_AGO()).catch(() => undefined);
    }
  }
  for (;;) {
    const left = await orphans(dataDir);
    if (left === 0 || Date.now() > giveUpAt) return left;
    await delay(1000);
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from './caller.ts';

const BETWEEN_SAVES_MS = 500;
const BETWEEN_LOOKS_MS = 1000;
/** One player may send 60 files an hour. */
const BETWEEN_CLIPS_MS = 10_000;

const withId = z.object({ id: z.string() });
const uploadSchema = z.object({ videoId: z.string() });

/** Acknowledged data, which the program must neither lose nor duplicate. */
export interface Acknowledged {
  /** Names of saved and imported workouts, stored in their notes. */
  readonly names: Set<string>;
  /** Names that corrected workouts must have instead of their original one. */
  readonly corrected: Map<string, string>;
  /** Videos whose upload was acknowledged. */
  readonly videos: Set<string>;
  /** Videos counted on a device whose clips were acknowledged. */
  readonly clips: Set<string>;
}

export const nothingYet = (): Acknowledged => ({
  names: new Set(),
  corrected: new Map(),
  videos: new Set(),
  clips: new Set(),
});

const workoutOf = (notes: string) => ({
  workout: {
    totalShots: 5,
    made: 3,
    missed: 2,
    notes,
    workoutDate: new Date().toISOString(),
  },
  shotData: [{ zone: 'zone_5_free_throw', made: 3, total: 5 }],
});

/** Saves a workout under one key until it is answered, then corrects it. */
async function saveAndCorrect(caller: Caller, { names, corrected }: Acknowledged): Promise<void> {
  const name = `saved ${randomUUID()}`;
  const saved = await caller.untilAnswered({
    method: 'POST',
    path: '/api/workouts',
    json: workoutOf(name),
    headers: { 'idempotency-key': name },
  });
  if (saved.status !== 201) throw new Error(`a save was answered by ${saved.status}`);
  const { id } = withId.parse(saved.body);
  const newName = `corrected ${name}`;
  names.add(name);
  const answer = await caller.untilAnswered({
    method: 'PATCH',
    path: `/api/workouts/${id}`,
    json: { notes: newName },
  });
  if (answer.status === 200) corrected.set(name, newName);
}

/** Imports three workouts, retrying until they are accepted. */
async function importThree(caller: Caller, { names }: Acknowledged): Promise<void> {
  const now = new Date().toISOString();
  const workouts = [1, 2, 3].map((i) => {
    const { workout, shotData } = workoutOf(`imported ${i} ${randomUUID()}`);
    const localDay = now.slice(0, 10);
    return { id: randomUUID(), ...workout, localDay, source: 'manual', shotData, shots: [] };
  });
  const json = {
    format: 'hooplog-export',
    version: 1,
    exportedAt: now,
    profile: {},
    workouts,
    manualWorkouts: [],
    goals: [],
    achievements: [],
  };
  const headers = { prefer: 'respond-async' };
  for (;;) {
    const path = '/api/import';
    const { status } = await caller.untilAnswered({ method: 'POST', path, json, headers });
    if (status === 202) break;
    // 429: an earlier import is waiting for a worker.
    if (status !== 429) throw new Error(`an import was answered by ${status}`);
    await delay(BETWEEN_LOOKS_MS);
  }
  for (const { notes } of workouts) names.add(notes);
}

/** Uploads a video until its file is accepted, and requests its analysis. */
async function uploadAndAsk(
  caller: Caller,
  { videos }: Acknowledged,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const asked = await caller.untilAnswered({ method: 'POST', path: '/api/videos/upload' });
  const { videoId } = uploadSchema.parse(asked.body);
  const path = `/api/videos/${videoId}/content`;
  const put = await caller.untilAnswered({ method: 'PUT', path, bytes });
  // 409: an earlier try succeeded, but its answer was lost.
  if (put.status !== 204 && put.status !== 409) {
    throw new Error(`an upload was answered by ${put.status}`);
  }
  videos.add(videoId);
  const rim = { cx: 80, cy: 40, rx: 9, ry: 3 };
  await askForShots(caller, videoId, { rim, court: null });
  return videoId;
}

const COUNTED_ON_DEVICE = {
  countedOn: 'device',
  media: { durationSeconds: 2, width: 160, height: 120, framesPerSecond: 30 },
  given: null,
  calibration: {
    rim: { cx: 80, cy: 40, rx: 9, ry: 3 },
    ...{ source: 'found', confidence: 0.9, court: null, courtSource: null, lines: null },
  },
  warnings: [],
  shots: [],
  scene: null,
};

/** Saves a count by the device, and sends its clips until they are accepted. */
async function shareClips(
  caller: Caller,
  { clips }: Acknowledged,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const saved = await caller.untilAnswered({
    method: 'POST',
    path: '/api/videos/counted',
    json: { ...COUNTED_ON_DEVICE, workoutDate: new Date().toISOString() },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (saved.status !== 201 && saved.status !== 200) {
    throw new Error(`a count of a device was answered by ${saved.status}`);
  }
  const { id } = withId.parse(saved.body);
  clips.add(id);
  const put = await caller.untilAnswered({ method: 'PUT', path: `/api/videos/${id}/clips`, bytes });
  if (put.status !== 204) throw new Error(`clips were answered by ${put.status}`);
}

/** @param calibration undefined if it is a repeated request */
export async function askForShots(
  caller: Caller,
  videoId: string,
  calibration?: object,
): Promise<void> {
  await caller.untilAnswered({
    method: 'POST',
    path: '/api/videos/process',
    json: { videoURL: `/api/videos/${videoId}/content`, calibration },
    headers: { prefer: 'respond-async' },
  });
}

/**
 * One player who uses every feature until stopped: counts, imports, uploads videos one after the other, sends clips.
 * @param video for its clips
 * @param upload for its uploads
 */
export async function play(
  caller: Caller,
  acknowledged: Acknowledged,
  video: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  upload = video,
): Promise<void> {
  const goesOn = () => !signal.aborted;
  const count = async () => {
    while (goesOn()) {
      await saveAndCorrect(caller, acknowledged);
      await importThree(caller, acknowledged);
      await delay(BETWEEN_SAVES_MS);
    }
  };
  const film = async () => {
    while (goesOn()) {
      const id = await uploadAndAsk(caller, acknowledged, upload);
      while (goesOn() && !(await isSettled(caller, id))) await delay(BETWEEN_LOOKS_MS);
    }
  };
  const clip = async () => {
    while (goesOn()) {
      await shareClips(caller, acknowledged, video);
      await delay(BETWEEN_CLIPS_MS);
    }
  };
  await Promise.all([count(), film(), clip()]);
}

async function isSettled(caller: Caller, id: string): Promise<boolean> {
  const answer = await caller.untilAnswered({ method: 'GET', path: `/api/videos/${id}` });
  const { state } = z.object({ state: z.string() }).parse(answer.body);
  return state === 'analysed' || state === 'failed';
}

/** Reads of different kinds: one row, totals, a list, a file. */
const LOOKS = [
  '/api/auth/user',
  '/api/stats',
  '/api/heatmap?period=30d',
  '/api/workouts/history',
  '/api/leaderboard',
  '/api/notifications/unread/count',
  '/api/export.json',
];

/** One player who reads one thing after the other until stopped. */
export async function lookAround(caller: Caller, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n += 1) {
    const path = LOOKS[n % LOOKS.length] ?? '';
    const { status } = await caller.untilAnswered({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} was answered by ${status}`);
    await delay(BETWEEN_SAVES_MS);
  }
}

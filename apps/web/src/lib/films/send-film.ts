import {
  getWorkout,
  keepCountedVideo,
  type ReviewedShot,
  type Shot,
  updateWorkout,
} from '@hooplog/contract';
import { call } from '../api-client/call.ts';
import { NoLongerKept } from '../kept/no-longer-kept.ts';
import { countedBody } from './counted-body.ts';
import { filmDatabase, ofFilm } from './film-database.ts';
import { readFilm } from './kept-films.ts';
import { type WholeResult, type WholeShot, wholeFilm } from './whole-film.ts';

/** What arrived. */
export interface SentFilm {
  readonly videoId: string;
  readonly totalShots: number;
}

/** The server keeps moments as they are; a tick of any clock lies between two shots. Seconds. */
const SAME_MOMENT = 0.01;

/** The list of shots with what the player has called otherwise while filming. */
export function withCalls(
  shots: readonly Shot[],
  told: readonly WholeShot[],
): readonly ReviewedShot[] {
  const callOf = ({ rimSeconds }: Shot) =>
    told.find(
      ({ shot }) => rimSeconds !== null && Math.abs(shot.rimSeconds - rimSeconds) <= SAME_MOMENT,
    )?.called ?? null;
  return shots.flatMap((shot): ReviewedShot[] => {
    const { id, outcome, zone, court, rimSeconds } = shot;
    const call = callOf(shot);
    if (call === 'not_a_shot') return [];
    const same = { id, zone, court, rimSeconds };
    return [call === null ? { ...same, outcome } : { ...same, outcome: call, checked: true }];
  });
}

async function sendCalls(workoutId: string, told: readonly WholeShot[]): Promise<void> {
  if (told.every(({ called }) => called === null)) return;
  const { shots, notes } = await call(getWorkout, { params: { id: workoutId } });
  const body = { shots: [...withCalls(shots, told)], notes };
  await call(updateWorkout, { params: { id: workoutId }, body });
}

/** Sends what was counted, then what the player has corrected while filming. Both may be repeated. */
export async function sendFilm(
  { id, startedAt }: { readonly id: string; readonly startedAt: string },
  whole: WholeResult,
): Promise<SentFilm> {
  const headers = { 'idempotency-key': id };
  const video = await call(keepCountedVideo, { headers, body: countedBody(whole, startedAt) });
  if (video.workoutId !== null) await sendCalls(video.workoutId, whole.shots);
  const totalShots = whole.shots.filter(({ called }) => called !== 'not_a_shot').length;
  return { videoId: video.id, totalShots };
}

/** The film stays until its review is saved, for its clips; what was sent of it goes. */
async function markAsSent(id: string, videoId: string): Promise<void> {
  const database = await filmDatabase();
  const step = database.transaction(['films', 'shots'], 'readwrite');
  const films = step.objectStore('films');
  const film = await films.get(id);
  if (film !== undefined) await films.put({ ...film, videoId, parts: [] });
  await step.objectStore('shots').delete(ofFilm(id));
  await step.done;
}

/**
 * Sends a film that is kept on this device.
 * @throws NoLongerKept, ApiError, or whatever fetch throws without a connection
 */
export async function sendKeptFilm(id: string): Promise<SentFilm> {
  const kept = await readFilm(id);
  const whole = kept && wholeFilm({ parts: kept.film.parts, shots: kept.shots });
  if (kept === null || whole === null) {
    throw new NoLongerKept('The shots of this workout are no longer on this device.');
  }
  const sent = await sendFilm(kept.film, whole);
  await markAsSent(id, sent.videoId);
  return sent;
}

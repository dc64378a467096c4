import type { CalibrationInput, CountedVideoBody, ReviewedShot, Shot } from '@hooplog/contract';
import { type LocalDay, localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { call } from '../api-client/call.ts';
import { NoLongerStored } from '../device-storage/no-longer-stored.ts';
import { keepFilm as keepForReview } from '../device-film/device-film.ts';
import { countedVideoBody } from '../device-count/counted-video-body.ts';
import { putClipsIntoOutbox } from '../outbox/clips-outbox.ts';
import { correctSaved } from '../outbox/correct-saved.ts';
import { keepLiveCount, liveCountOf } from './live-count.ts';
import { joinClips } from './join-clips.ts';
import { clipsOf } from './stored-clips.ts';
import { readFilm, removeFilm } from './stored-films.ts';
import { type WholeResult, type WholeShot, wholeFilm } from './whole-film.ts';

/** The saved film. */
export interface SentFilm {
  readonly videoId: string;
  readonly totalShots: number;
}

/** The server stores moments unchanged; this tolerance is far below the time between two shots. Seconds. */
const SAME_MOMENT = 0.01;

/** The shots with the player's corrections from filming. */
export function withCalls(
  shots: readonly Shot[],
  wholeShots: readonly WholeShot[],
): readonly ReviewedShot[] {
  const callOf = ({ rimSeconds }: Shot) =>
    wholeShots.find(
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

async function sendCalls(workoutId: string, wholeShots: readonly WholeShot[]): Promise<void> {
  if (wholeShots.every(({ called }) => called === null)) return;
  const { shots, notes } = await call('GET /api/workouts/:id', { params: { id: workoutId } });
  const body = { shots: [...withCalls(shots, wholeShots)], notes };
  await call('PATCH /api/workouts/:id', { params: { id: workoutId }, body, isKept: true });
}

/** The rim and court that the player marked while filming. */
function givenIn({ analysis: { calibration } }: WholeResult): CalibrationInput | null {
  const { rim, source, court, courtSource, lines } = calibration;
  const own = courtSource === 'user' ? court : null;
  if (source !== 'user' && own === null) return null;
  return {
    rim,
    court: own?.map(({ image, court: spot }) => ({ image: [...image], court: [...spot] })) ?? null,
    lines: own && lines,
  };
}

/** The stored moment of a film. */
interface FilmWhen {
  readonly startedAt: string;
  readonly timeZone?: string | undefined;
  readonly localDay?: LocalDay | undefined;
}

function whenOf({ startedAt, timeZone, localDay }: FilmWhen) {
  const workoutDate = new Date(startedAt);
  if (timeZone === undefined) return { workoutDate };
  return { workoutDate, timeZone, localDay: localDay ?? localDayOf(workoutDate, timeZone) };
}

/** Stores a count on the server, exactly once. */
async function keepOnce(key: string, body: CountedVideoBody) {
  try {
    const { id, workoutId } = await call('POST /api/videos/counted', {
      headers: { 'idempotency-key': key },
      body,
      isKept: true,
    });
    return { videoId: id, workoutId };
  } catch (error) {
    const { id, videoId } = await correctSaved(error, body);
    if (videoId === null) throw error;
    return { videoId, workoutId: id };
  }
}

interface FilmToSend extends FilmWhen {
  readonly id: string;
  readonly drill?: string | undefined;
}

/** Sends the count, then the player's corrections from filming. Both may be repeated. */
export async function sendFilm(
  { id, drill, ...when }: FilmToSend,
  whole: WholeResult,
): Promise<SentFilm> {
  const body = countedVideoBody(whole, {
    countedOn: 'live',
    ...whenOf(when),
    given: givenIn(whole),
    videoId: null,
    ...(drill !== undefined && { drill }),
  });
  const { videoId, workoutId } = await keepOnce(id, body);
  if (workoutId !== null) await sendCalls(workoutId, whole.shots);
  const totalShots = whole.shots.filter(({ called }) => called !== 'not_a_shot').length;
  return { videoId, totalShots };
}

/** Joins the clips into the film that plays in the review. A failure must not keep the workout from being sent. */
async function keepClips(filmId: string, videoId: string): Promise<void> {
  try {
    const film = await joinClips(await clipsOf(filmId));
    if (film !== null) await keepForReview(videoId, film);
  } catch {
    // The review says that there is no film.
  }
}

/**
 * Sends a film stored on this device.
 * @param when the moment from the outbox: the player may have corrected it there
 * @throws NoLongerStored, ApiError, or the error of fetch without a connection
 */
export async function sendStoredFilm(id: string, when?: FilmWhen): Promise<SentFilm> {
  const stored = await readFilm(id);
  const whole = stored && wholeFilm({ parts: stored.film.parts, shots: stored.shots });
  if (stored === null || whole === null) {
    throw new NoLongerStored(t('The shots of this workout are no longer on this device.'));
  }
  const sent = await sendFilm({ ...stored.film, ...when, id }, whole);
  await keepClips(id, sent.videoId);
  const { userId, sendsClips = false } = stored.film;
  keepLiveCount(userId, sent.videoId, liveCountOf(stored.shots, whole.shots));
  const waits = sendsClips && putClipsIntoOutbox(userId, { filmId: id, videoId: sent.videoId });
  if (!waits) await removeFilm(id);
  return sent;
}

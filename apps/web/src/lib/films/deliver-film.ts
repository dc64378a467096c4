import { t } from '@hooplog/language';
import { userMessage } from '../api-client/api-error.ts';
import { putFilmIntoOutbox, sendOutbox, waitingWorkouts } from '../outbox/outbox.ts';
import { type FilmLog, scoreOf } from './film.ts';
import type { KeptFilm } from './film-database.ts';
import { keepFilm, removeFilm } from './stored-films.ts';
import { sendFilm } from './send-film.ts';
import { wholeFilm } from './whole-film.ts';

export type Delivered =
  | { readonly kind: 'sent'; readonly videoId: string }
  /** It waits in the outbox. */
  | { readonly kind: 'waiting' }
  /** It waits there for the player: the server refused it with this reason. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'nothing' }
  /** It is neither sent nor stored. */
  | { readonly kind: 'failed'; readonly message: string };

type FilmOf = Pick<KeptFilm, 'id' | 'userId' | 'startedAt' | 'timeZone' | 'drill' | 'sendsClips'>;

/** Marks a film as ended and puts it into the outbox; false if this device has no storage. */
async function keepAsEnded(film: FilmOf, log: FilmLog): Promise<boolean> {
  const { id, userId, startedAt, timeZone, drill, sendsClips = false } = film;
  const ended = { parts: log.parts, finishedAt: new Date().toISOString(), sendsClips };
  try {
    await keepFilm({ id, userId, startedAt, timeZone, drill, ...ended }, log.shots, []);
  } catch {
    return false;
  }
  return putFilmIntoOutbox(userId, id, {
    ...{ startedAt, timeZone },
    totalShots: scoreOf(log.shots).total,
  });
}

async function sendNow(film: FilmOf, log: FilmLog): Promise<Delivered> {
  const whole = wholeFilm(log);
  if (whole === null) return { kind: 'nothing' };
  try {
    const { videoId } = await sendFilm(film, whole);
    return { kind: 'sent', videoId };
  } catch (error) {
    return { kind: 'failed', message: userMessage(error, t('There is no connection.')) };
  }
}

const hasShots = (log: FilmLog) =>
  wholeFilm(log)?.shots.some(({ called }) => called !== 'not_a_shot') === true;

/** Ends a film. It is sent through the outbox, so that it arrives exactly once, now or when there is a connection. */
export async function deliverFilm(film: FilmOf, log: FilmLog): Promise<Delivered> {
  const { id, userId } = film;
  if (!hasShots(log)) {
    await removeFilm(id).catch(() => undefined);
    return { kind: 'nothing' };
  }
  if (!(await keepAsEnded(film, log))) return sendNow(film, log);
  const arrived = new Map<string, string>();
  await sendOutbox(userId, ({ key, videoId }) => {
    if (videoId !== null) arrived.set(key, videoId);
  });
  const videoId = arrived.get(id);
  if (videoId !== undefined) return { kind: 'sent', videoId };
  const message = waitingWorkouts(userId).find(({ key }) => key === id)?.refusal ?? null;
  return message === null ? { kind: 'waiting' } : { kind: 'refused', message };
}

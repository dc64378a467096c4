import { type Video } from '@hooplog/contract';
import { NoLongerKept } from '../kept/no-longer-kept.ts';
import type { FilmLog } from './film.ts';
import { filmDatabase, ofFilm } from './film-database.ts';
import { readFilm } from './kept-films.ts';
import { type WholeResult, wholeFilm } from './whole-film.ts';

/** What arrived. */
export interface SentFilm {
  readonly videoId: string;
  readonly totalShots: number;
}

/** Sends what was counted, then what the player has corrected while filming. Both may be repeated. */
export async function sendFilm(
  { id, startedAt }: { readonly id: string; readonly startedAt: string },
  whole: WholeResult,
): Promise<SentFilm> {
  throw new Error(`not yet ${id} ${startedAt} ${whole.shots.length}` as unknown as Video['id']);
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
  const log: FilmLog | null = kept && { parts: kept.film.parts, shots: kept.shots };
  const whole = log && wholeFilm(log);
  if (kept === null || whole === null) {
    throw new NoLongerKept('The shots of this workout are no longer on this device.');
  }
  const sent = await sendFilm(kept.film, whole);
  await markAsSent(id, sent.videoId);
  return sent;
}

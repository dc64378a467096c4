import { store, readStored } from '../device-storage/stored-value.ts';
import type { FilmShot } from './film.ts';
import { scoreOf } from './film.ts';
import type { WholeShot } from './whole-film.ts';

/** The count shown while filming, compared with the final one. Stored only on the device that showed it. */
export interface LiveCount {
  /** The total on the screen at the end. */
  readonly total: number;
  /** When the shots found only by the final analysis reached the rim, seconds of the film. */
  readonly added: readonly number[];
  /** How many counted shots turned out to be none. */
  readonly gone: number;
}

const LIVE = 'live';
const KEPT = 10;
/** The server stores moments unchanged; this tolerance is far below the time between two shots. Seconds. */
const SAME_MOMENT = 0.01;

/** @param liveShots the shots counted while filming @param whole the shots of the whole film */
export function liveCountOf(
  liveShots: readonly FilmShot[],
  whole: readonly WholeShot[],
): LiveCount {
  const counted = whole.filter(({ called }) => called !== 'not_a_shot');
  const { total } = scoreOf(liveShots);
  const live = counted.filter(({ wasLive }) => wasLive).length;
  const added = counted.filter(({ wasLive }) => !wasLive).map(({ shot }) => shot.rimSeconds);
  return { total, added, gone: Math.max(0, total - live) };
}

type Kept = readonly (readonly [videoId: string, count: LiveCount])[];

const readAll = (userId: string): Kept => {
  const stored = readStored(LIVE, userId);
  return Array.isArray(stored) ? (stored as Kept) : [];
};

/** Stores it if the counts differ: the review then explains the difference. */
export function keepLiveCount(userId: string, videoId: string, count: LiveCount): void {
  if (count.added.length === 0 && count.gone === 0) return;
  store(LIVE, userId, [[videoId, count], ...readAll(userId)].slice(0, KEPT));
}

/** Null if both counts agree, and for films of other devices. */
export const readLiveCount = (userId: string, videoId: string): LiveCount | null =>
  readAll(userId).find(([id]) => id === videoId)?.[1] ?? null;

/** Whether a shot was found only by the final analysis. */
export const isAdded = (count: LiveCount | null, rimSeconds: number | null): boolean =>
  rimSeconds !== null &&
  count?.added.some((moment) => Math.abs(moment - rimSeconds) <= SAME_MOMENT) === true;

import { store, readStored } from '../device-storage/stored-value.ts';
import type { FilmShot } from './film.ts';
import { scoreOf } from './film.ts';
import type { WholeShot } from './whole-film.ts';

/** What the count said while it filmed, against what the film holds. Kept on the device that showed it. */
export interface LiveCount {
  /** The total that stood on the screen at the end. */
  readonly total: number;
  /** Ring moments of shots that were seen only when the film was looked at again, seconds of the film. */
  readonly added: readonly number[];
  /** How many that had been counted turned out to be none. */
  readonly gone: number;
}

const LIVE = 'live';
const KEPT = 10;
/** The server keeps moments as they are; a tick of any clock lies between two shots. Seconds. */
const SAME_MOMENT = 0.01;

/** @param told what was counted while filming @param whole the shots of the whole film */
export function liveCountOf(told: readonly FilmShot[], whole: readonly WholeShot[]): LiveCount {
  const counted = whole.filter(({ called }) => called !== 'not_a_shot');
  const { total } = scoreOf(told);
  const live = counted.filter(({ wasLive }) => wasLive).length;
  const added = counted.filter(({ wasLive }) => !wasLive).map(({ shot }) => shot.rimSeconds);
  return { total, added, gone: Math.max(0, total - live) };
}

type Kept = readonly (readonly [videoId: string, count: LiveCount])[];

const readAll = (userId: string): Kept => {
  const kept = readStored(LIVE, userId);
  return Array.isArray(kept) ? (kept as Kept) : [];
};

/** Keeps it where it differs: the review then says why. */
export function keepLiveCount(userId: string, videoId: string, count: LiveCount): void {
  if (count.added.length === 0 && count.gone === 0) return;
  store(LIVE, userId, [[videoId, count], ...readAll(userId)].slice(0, KEPT));
}

/** Null where both counts agree, and for films of other devices. */
export const readLiveCount = (userId: string, videoId: string): LiveCount | null =>
  readAll(userId).find(([id]) => id === videoId)?.[1] ?? null;

/** Whether a shot was seen only when the film was looked at again. */
export const isAdded = (count: LiveCount | null, rimSeconds: number | null): boolean =>
  rimSeconds !== null &&
  count?.added.some((moment) => Math.abs(moment - rimSeconds) <= SAME_MOMENT) === true;

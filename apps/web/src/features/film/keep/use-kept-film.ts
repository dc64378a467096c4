import { useEffect, useRef, useState } from 'react';
import type { FilmLog } from '../../../lib/films/film.ts';
import type { KeptFilm } from '../../../lib/films/film-database.ts';
import { keepFilm } from '../../../lib/films/stored-films.ts';

/** `failed`: this device is full or blocks storage; the count lasts only as long as the page. */
export type FilmKeeping = 'kept' | 'failed';

/** What to write, given a log that was written before. */
function changesSince(before: FilmLog, after: FilmLog) {
  const known = new Map(before.shots.map((shot) => [shot.key, shot]));
  const keys = new Set(after.shots.map(({ key }) => key));
  return {
    changed: after.shots.filter((shot) => known.get(shot.key) !== shot),
    gone: before.shots.filter(({ key }) => !keys.has(key)).map(({ key }) => key),
  };
}

/** Whether the change is worth writing: new views and elapsed seconds alone are not. */
function isWorthKeeping(before: FilmLog, after: FilmLog): boolean {
  const hasPart = after.parts.length !== before.parts.length;
  const isJudged = after.parts.at(-1)?.result !== before.parts.at(-1)?.result;
  return after.shots !== before.shots || hasPart || isJudged;
}

const NOTHING: FilmLog = { parts: [], shots: [] };

/**
 * Saves the count on this device, each shot as soon as it is counted. Nothing is saved before the first shot.
 * @param start what is already saved
 */
export function useKeptFilm(
  film: Pick<KeptFilm, 'id' | 'userId' | 'startedAt' | 'timeZone' | 'drill'>,
  log: FilmLog,
  start: FilmLog,
): FilmKeeping {
  const [keeping, setKeeping] = useState<FilmKeeping>('kept');
  const keptRef = useRef(start.shots.length === 0 ? NOTHING : start);
  const { id, userId, startedAt, timeZone, drill } = film;
  useEffect(() => {
    const before = keptRef.current;
    const isEmpty = log.shots.length === 0 && before.shots.length === 0;
    if (isEmpty || !isWorthKeeping(before, log)) return;
    keptRef.current = log;
    const { changed, gone } = changesSince(before, log);
    const what = { id, userId, startedAt, timeZone, drill };
    const whole = { ...what, parts: log.parts, finishedAt: null };
    keepFilm(whole, changed, gone).then(
      () => {
        setKeeping('kept');
      },
      () => {
        // Failed writes are retried with the next shot.
        keptRef.current = { ...log, shots: log.shots.filter((shot) => !changed.includes(shot)) };
        setKeeping('failed');
      },
    );
  }, [id, userId, startedAt, timeZone, drill, log]);
  return keeping;
}

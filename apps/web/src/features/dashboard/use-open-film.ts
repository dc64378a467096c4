import { useEffect, useState } from 'react';
import type { WholeFilm } from '../../lib/films/stored-films.ts';
import { FILM_DATABASE } from '../../lib/device-storage/film-database-name.ts';

/** The film that was interrupted on this device. The film store is loaded only if this device has filmed. */
async function findFilm(userId: string): Promise<WholeFilm | null> {
  const databases = await (globalThis.indexedDB as IDBFactory | undefined)?.databases();
  if (databases?.some(({ name }) => name === FILM_DATABASE) !== true) return null;
  const { filmUnderWay } = await import('../../lib/films/stored-films.ts');
  return filmUnderWay(userId);
}

/** Timeout in milliseconds: in some browsers `indexedDB.databases()` never resolves. */
const PATIENCE = 1000;

/** Null if there is none; undefined until that is known. */
export function useOpenFilm(userId: string | null): WholeFilm | null | undefined {
  const [film, setFilm] = useState<WholeFilm | null>();
  useEffect(() => {
    if (userId === null) return;
    let isThere = true;
    const set = (found: WholeFilm | null) => {
      if (isThere) setFilm(found);
    };
    const timer = setTimeout(set, PATIENCE, null);
    void findFilm(userId)
      .catch(() => null)
      .then((found) => {
        clearTimeout(timer);
        set(found);
      });
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [userId]);
  return film;
}

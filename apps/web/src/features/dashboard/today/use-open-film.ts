import { useEffect, useState } from 'react';
import type { WholeFilm } from '../../../lib/films/stored-films.ts';
import { FILM_DATABASE } from '../../../lib/device-storage/film-database-name.ts';

/** The film that was interrupted on this device. What reads films is loaded only where this device has filmed. */
async function findFilm(userId: string): Promise<WholeFilm | null> {
  const databases = await (globalThis.indexedDB as IDBFactory | undefined)?.databases();
  if (databases?.some(({ name }) => name === FILM_DATABASE) !== true) return null;
  const { filmUnderWay } = await import('../../../lib/films/stored-films.ts');
  return filmUnderWay(userId);
}

export function useOpenFilm(userId: string): WholeFilm | null {
  const [film, setFilm] = useState<WholeFilm | null>(null);
  useEffect(() => {
    let isThere = true;
    findFilm(userId).then(
      (found) => {
        if (isThere) setFilm(found);
      },
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [userId]);
  return film;
}

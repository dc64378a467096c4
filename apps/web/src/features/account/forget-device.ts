import { forgetFilms } from '../../lib/device-film/device-film.ts';
import { FILM_DATABASE } from '../../lib/device-storage/film-database-name.ts';

/** Display choices and the font belong to the device, not to its user. */
const OF_THE_DEVICE = [
  'hooplog.theme',
  'hooplog.font',
  'hooplog.palette',
  'hooplog.shortcuts',
  'hooplog.hand',
  'hooplog.filming',
];

/** Removes everything that the app has kept in this browser for its users, films and their clips included. */
export function forgetUsersOnThisDevice(): void {
  void forgetFilms();
  // By its name: who deletes an account need not load what films.
  (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase(FILM_DATABASE);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('hooplog.') && !OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

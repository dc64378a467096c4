import { forgetFilms } from '../../lib/device-film/device-film.ts';
import { FILM_DATABASE } from '../../lib/device-storage/film-database-name.ts';

/** Display settings belong to the device rather than to its user. */
const DEVICE_SETTINGS = [
  'hooplog.theme',
  'hooplog.font',
  'hooplog.palette',
  'hooplog.shortcuts',
  'hooplog.hand',
  'hooplog.filming',
];

/** Removes everything that the app has stored in this browser for its users, including films and clips. */
export function forgetUsersOnThisDevice(): void {
  void forgetFilms();
  // By name, so that deleting an account does not load the filming code.
  (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase(FILM_DATABASE);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('hooplog.') && !DEVICE_SETTINGS.includes(key))
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

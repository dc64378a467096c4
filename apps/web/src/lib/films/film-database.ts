import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { FILM_DATABASE } from '../device-storage/film-database-name.ts';
import type { FilmPart, FilmShot } from './film.ts';

/** Metadata of a film, without its shots. */
export interface KeptFilm {
  /** Also the idempotency key of its save: repeats are saved once. */
  readonly id: string;
  readonly userId: string;
  /** ISO 8601; the moment of the workout. */
  readonly startedAt: string;
  /** Time zone of the player; missing in films of older versions. */
  readonly timeZone?: string | undefined;
  /** The key of the filmed drill; left out if there is none. */
  readonly drill?: string | undefined;
  readonly parts: readonly FilmPart[];
  /** When the player ended it; null while it is in progress. */
  readonly finishedAt: string | null;
  /** Whether the player wants its clips on the server, too; missing in films of older versions. */
  readonly sendsClips?: boolean;
}

/** A shot of a film on this device. */
type StoredShot = FilmShot & { readonly filmId: string };

/** A playable clip of a shot: a small file. Seconds of the whole film. */
export interface StoredClip {
  readonly filmId: string;
  readonly key: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly file: Blob;
}

interface FilmSchema extends DBSchema {
  films: { key: string; value: KeptFilm };
  shots: { key: [string, string]; value: StoredShot };
  clips: { key: [string, string]; value: StoredClip };
}

export type FilmDatabase = IDBPDatabase<FilmSchema>;

let opened: Promise<FilmDatabase> | null = null;

/**
 * The films stored on this device. IndexedDB, because clips and evidence exceed `localStorage`, and each shot can be
 * written separately.
 * @throws if the browser stores nothing, e.g. in a private window
 */
export function filmDatabase(): Promise<FilmDatabase> {
  opened ??= openDB<FilmSchema>(FILM_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('films', { keyPath: 'id' });
      database.createObjectStore('shots', { keyPath: ['filmId', 'key'] });
      database.createObjectStore('clips', { keyPath: ['filmId', 'key'] });
    },
    // Another tab wants to delete or upgrade it: this one must not block that.
    blocking(_now, _next, { target }) {
      opened = null;
      (target as IDBDatabase | null)?.close();
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** All keys of one film, in stores whose keys begin with its id. */
export const ofFilm = (filmId: string) => IDBKeyRange.bound([filmId], [filmId, []]);

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { FILM_DATABASE } from '../device-storage/film-database-name.ts';
import type { FilmPart, FilmShot } from './film.ts';

/** What is known of a film beside its shots. */
export interface KeptFilm {
  /** Also the idempotency key under which it is sent: however often, it is saved once. */
  readonly id: string;
  readonly userId: string;
  /** ISO 8601; the moment of the workout. */
  readonly startedAt: string;
  /** Of the player's clock; films of older versions say nothing. */
  readonly timeZone?: string | undefined;
  /** The key of the drill that is filmed; left out where none is. */
  readonly drill?: string | undefined;
  readonly parts: readonly FilmPart[];
  /** When the player ended it; null while it is under way. */
  readonly finishedAt: string | null;
  /** Whether the player wants its clips on the server, too; films of older versions say nothing. */
  readonly sendsClips?: boolean;
}

/** A shot of a film on this device. */
type KeptShot = FilmShot & { readonly filmId: string };

/** A shot to look at: a small file of its own. Seconds of the whole film. */
export interface KeptClip {
  readonly filmId: string;
  readonly key: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly file: Blob;
}

interface FilmSchema extends DBSchema {
  films: { key: string; value: KeptFilm };
  shots: { key: [string, string]; value: KeptShot };
  clips: { key: [string, string]; value: KeptClip };
}

export type FilmDatabase = IDBPDatabase<FilmSchema>;

let opened: Promise<FilmDatabase> | null = null;

/**
 * What this device keeps of films. IndexedDB: clips and evidence are more than `localStorage` holds, and each shot is
 * written by itself.
 * @throws where the browser keeps nothing, e.g. in a private window
 */
export function filmDatabase(): Promise<FilmDatabase> {
  opened ??= openDB<FilmSchema>(FILM_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('films', { keyPath: 'id' });
      database.createObjectStore('shots', { keyPath: ['filmId', 'key'] });
      database.createObjectStore('clips', { keyPath: ['filmId', 'key'] });
    },
    // Another tab wants to remove or renew it: this one must not stand in the way.
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

/** Everything of one film, in stores whose keys begin with it. */
export const ofFilm = (filmId: string) => IDBKeyRange.bound([filmId], [filmId, []]);

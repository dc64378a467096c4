import type { FilmShot } from './film.ts';
import { type FilmDatabase, filmDatabase, type KeptFilm, ofFilm } from './film-database.ts';

/** A film with its shots. */
export interface WholeFilm {
  readonly film: KeptFilm;
  /** In order of time. */
  readonly shots: readonly FilmShot[];
}

const byTime = (a: FilmShot, b: FilmShot) =>
  a.part - b.part || a.shot.rimSeconds - b.shot.rimSeconds;

/**
 * Stores a film and its changed shots in one transaction, flushed to disk.
 * @throws if the device is full or has no storage
 */
export async function keepFilm(
  film: KeptFilm,
  changed: readonly FilmShot[],
  gone: readonly string[],
): Promise<void> {
  const database = await filmDatabase();
  const step = database.transaction(['films', 'shots'], 'readwrite', { durability: 'strict' });
  const shots = step.objectStore('shots');
  const writes: Promise<unknown>[] = [step.objectStore('films').put(film)];
  for (const shot of changed) writes.push(shots.put({ ...shot, filmId: film.id }));
  for (const key of gone) writes.push(shots.delete([film.id, key]));
  step.commit();
  await Promise.all([...writes, step.done]);
}

/** A stored film; null if it is no longer there. */
export async function readFilm(id: string): Promise<WholeFilm | null> {
  const database = await filmDatabase();
  const film = await database.get('films', id);
  if (film === undefined) return null;
  const shots = await database.getAll('shots', ofFilm(id));
  return { film, shots: shots.toSorted(byTime) };
}

async function filmsOf(database: FilmDatabase, userId: string): Promise<readonly KeptFilm[]> {
  return (await database.getAll('films')).filter((film) => film.userId === userId);
}

/** The film that the player has not ended; null if there is none, or this browser has no storage. */
export async function filmUnderWay(userId: string): Promise<WholeFilm | null> {
  try {
    const films = await filmsOf(await filmDatabase(), userId);
    const open = films.filter(({ finishedAt }) => finishedAt === null);
    const newest = open.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)).at(0);
    return newest === undefined ? null : await readFilm(newest.id);
  } catch {
    return null;
  }
}

/** Removes a film, its shots and its clips. */
export async function removeFilm(id: string): Promise<void> {
  const database = await filmDatabase();
  const step = database.transaction(['films', 'shots', 'clips'], 'readwrite');
  await Promise.all([
    step.objectStore('films').delete(id),
    step.objectStore('shots').delete(ofFilm(id)),
    step.objectStore('clips').delete(ofFilm(id)),
    step.done,
  ]);
}

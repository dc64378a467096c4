import { filmDatabase, type StoredClip, ofFilm } from './film-database.ts';

/** Bytes for the clips of all films on this device: some five hundred shots. */
const KEPT_LIMIT_BYTES = 200 * 1024 * 1024;
/** Bytes of one film's clips that the server takes, less the file's own metadata. */
export const SENT_LIMIT_BYTES = 198 * 1024 * 1024;

/**
 * Stores the clip of a shot.
 * @throws if the device is full
 */
export async function keepClip(clip: StoredClip): Promise<void> {
  await (await filmDatabase()).put('clips', clip);
}

/**
 * Removes the clips of the oldest films until the others fit. Called before each part of a film to free space. The
 * newest film keeps all its clips: it is the one being filmed.
 */
export async function makeRoomForClips(limitBytes = KEPT_LIMIT_BYTES): Promise<void> {
  const database = await filmDatabase();
  const films = (await database.getAll('films')).toSorted((a, b) =>
    b.startedAt.localeCompare(a.startedAt),
  );
  let used = 0;
  for (const [at, { id }] of films.entries()) {
    const clips = await database.getAll('clips', ofFilm(id));
    used += clips.reduce((sum, { file }) => sum + file.size, 0);
    if (at > 0 && used > limitBytes) await database.delete('clips', ofFilm(id));
  }
}

/** The clips of a film, in order of time. */
export async function clipsOf(filmId: string): Promise<readonly StoredClip[]> {
  const database = await filmDatabase();
  const clips = await database.getAll('clips', ofFilm(filmId));
  return clips.toSorted((a, b) => a.startSeconds - b.startSeconds);
}

import { filmDatabase, type KeptClip, ofFilm } from './film-database.ts';

/** Bytes that clips may take on this device, all films together: some five hundred shots. */
const KEPT_LIMIT_BYTES = 200 * 1024 * 1024;
/** Bytes of the clips of one film that the server takes, less what a file says about its pictures. */
export const SENT_LIMIT_BYTES = 198 * 1024 * 1024;

/**
 * Keeps the clip of a shot.
 * @throws where the device is full
 */
export async function keepClip(clip: KeptClip): Promise<void> {
  await (await filmDatabase()).put('clips', clip);
}

/**
 * Removes the clips of the oldest films until the others fit: done before each part of a film, so that it has room. The
 * newest film keeps its own, however many: it is the one that is being filmed.
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
export async function clipsOf(filmId: string): Promise<readonly KeptClip[]> {
  const database = await filmDatabase();
  const clips = await database.getAll('clips', ofFilm(filmId));
  return clips.toSorted((a, b) => a.startSeconds - b.startSeconds);
}

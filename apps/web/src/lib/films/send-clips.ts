import { sendVideoClips } from '@hooplog/contract';
import { isNotFound } from '../api-client/api-error.ts';
import { sendRaw } from '../api-client/send-file.ts';
import { joinClips } from './join-clips.ts';
import { clipsOf } from './kept-clips.ts';
import { removeFilm } from './kept-films.ts';

/** Clips that are one file on their film's clock already: those of a file are cut that way. */
async function wholeOf(filmId: string): Promise<Blob | null> {
  const clips = await clipsOf(filmId);
  const [first] = clips;
  return clips.length === 1 && first?.startSeconds === 0 ? first.file : joinClips(clips);
}

/**
 * Sends the clips of a film that is kept on this device. Nothing happens where they had to make room for others, or the
 * video is gone meanwhile.
 * @throws ApiError, or whatever fetch throws without a connection
 */
export async function sendClips(filmId: string, videoId: string): Promise<void> {
  // Clips that cannot be read will never be.
  const film = await wholeOf(filmId).catch(() => null);
  if (film === null) return;
  try {
    await sendRaw(sendVideoClips, film, { params: { id: videoId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Forgets the clips of a film that need not be sent (any more). */
export const dropClips = (filmId: string): Promise<void> =>
  removeFilm(filmId).catch(() => undefined);

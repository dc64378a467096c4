import { isNotFound } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { sendRaw } from '../api-client/send-file.ts';
import { clipsWithin, joinClips } from './join-clips.ts';
import { clipsOf, SENT_LIMIT_BYTES } from './stored-clips.ts';
import { removeFilm } from './stored-films.ts';

interface Sendable {
  readonly film: Blob | null;
  /** How many clips exceed the limit. */
  readonly left: number;
}

/** The clips of a film as one file on the film's clock. */
async function sendable(filmId: string): Promise<Sendable> {
  const clips = await clipsOf(filmId);
  const [first] = clips;
  // Clips cut from a file are one file already.
  if (clips.length === 1 && first?.startSeconds === 0) return { film: first.file, left: 0 };
  const fitting = clipsWithin(clips, SENT_LIMIT_BYTES);
  return { film: await joinClips(fitting), left: clips.length - fitting.length };
}

/**
 * Sends the clips of a film stored on this device. Returns how many of the last ones stayed here because the server
 * takes no more; null, and nothing is sent, if they were removed to free space or the video was deleted.
 * @throws ApiError, or the error of fetch without a connection
 */
export async function sendClips(filmId: string, videoId: string): Promise<number | null> {
  // Unreadable clips will never become readable.
  const { film, left } = await sendable(filmId).catch(() => ({ film: null, left: 0 }));
  if (film === null) return null;
  try {
    await sendRaw('PUT /api/videos/:id/clips', film, {
      params: { id: videoId },
      isKept: true,
    });
    return left;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

/** The state of uploaded clips: being prepared, ready to play (or no longer wanted), or lost. */
export async function clipsOnServer(videoId: string): Promise<'pending' | 'ready' | 'missing'> {
  try {
    const { playbackUrl, clipsPending } = await call('GET /api/videos/:id', {
      params: { id: videoId },
    });
    if (playbackUrl !== null) return 'ready';
    return clipsPending === true ? 'pending' : 'missing';
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return 'ready';
  }
}

/** Removes the clips of a film that no longer need to be sent. */
export const dropClips = (filmId: string): Promise<void> =>
  removeFilm(filmId).catch(() => undefined);

import { isNotFound } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { sendRaw } from '../api-client/send-file.ts';
import { clipsWithin, joinClips } from './join-clips.ts';
import { clipsOf, SENT_LIMIT_BYTES } from './stored-clips.ts';
import { removeFilm } from './stored-films.ts';

interface Sendable {
  readonly film: Blob | null;
  /** How many clips do not fit into it. */
  readonly left: number;
}

/** The clips of a film as one file on its clock. */
async function sendable(filmId: string): Promise<Sendable> {
  const clips = await clipsOf(filmId);
  const [first] = clips;
  // Those of a file are cut that way.
  if (clips.length === 1 && first?.startSeconds === 0) return { film: first.file, left: 0 };
  const fitting = clipsWithin(clips, SENT_LIMIT_BYTES);
  return { film: await joinClips(fitting), left: clips.length - fitting.length };
}

/**
 * Sends the clips of a film that is kept on this device. Nothing happens where they had to make room for others, or the
 * video is gone meanwhile: then the answer is null. Else it is how many of the last ones stayed here, since the server
 * takes no more.
 * @throws ApiError, or whatever fetch throws without a connection
 */
export async function sendClips(filmId: string, videoId: string): Promise<number | null> {
  // Clips that cannot be read will never be.
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

/** What has become of clips that the server took: being prepared, ready to play (or not wanted any more), or lost. */
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

/** Forgets the clips of a film that need not be sent (any more). */
export const dropClips = (filmId: string): Promise<void> =>
  removeFilm(filmId).catch(() => undefined);

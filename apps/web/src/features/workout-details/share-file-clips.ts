import { putClipsIntoOutbox } from '../../lib/outbox/clips-outbox.ts';
import { clipSpan } from '../../lib/films/clip-span.ts';
import { cutClips } from '../../lib/films/cut-clips.ts';
import { keepClip, makeRoomForClips, SENT_LIMIT_BYTES } from '../../lib/films/stored-clips.ts';
import { keepFilm } from '../../lib/films/stored-films.ts';

interface CountedFile {
  readonly userId: string;
  readonly videoId: string;
  /** ISO 8601, of the workout. */
  readonly startedAt: string;
  readonly file: Blob;
  readonly shots: readonly {
    readonly releaseSeconds: number | null;
    readonly rimSeconds: number | null;
  }[];
}

/** How many of the shots are being sent. */
export interface SharedClips {
  readonly sent: number;
  readonly all: number;
}

/**
 * Cuts the shots out of a file that was counted on this device, as many as the server accepts, and adds them to the
 * clips outbox. Null if the file cannot be cut or storage is blocked.
 * @throws if the device is full
 */
export async function shareFileClips(counted: CountedFile): Promise<SharedClips | null> {
  const { userId, videoId, startedAt, file } = counted;
  const spans = counted.shots
    .flatMap(({ releaseSeconds, rimSeconds }) =>
      rimSeconds === null ? [] : [clipSpan({ releaseSeconds, rimSeconds })],
    )
    .toSorted((a, b) => a.from - b.from);
  const clips = await cutClips(file, spans, SENT_LIMIT_BYTES);
  if (clips === null) return null;
  if (clips.spans === 0) return { sent: 0, all: spans.length };
  await makeRoomForClips();
  const film = { id: videoId, userId, startedAt, parts: [], finishedAt: startedAt };
  await keepFilm({ ...film, sendsClips: true }, [], []);
  const endSeconds = spans[clips.spans - 1]?.to ?? 0;
  await keepClip({ filmId: videoId, key: 'all', startSeconds: 0, endSeconds, file: clips.film });
  const isWaiting = putClipsIntoOutbox(userId, { filmId: videoId, videoId });
  return isWaiting ? { sent: clips.spans, all: spans.length } : null;
}

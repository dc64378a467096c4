import { putClipsIntoOutbox } from '../outbox/clips-outbox.ts';
import { clipSpan } from './clip-span.ts';
import { cutClips } from './cut-clips.ts';
import { CLIPS_LIMIT_BYTES, keepClip, makeRoomForClips } from './kept-clips.ts';
import { keepFilm } from './kept-films.ts';

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

/**
 * Cuts the shots out of a file that was counted on this device, and puts them into the outbox of clips. False where the
 * file cannot be cut or this device keeps nothing.
 * @throws ClipsTooLarge, or where the device is full
 */
export async function shareFileClips(counted: CountedFile): Promise<boolean> {
  const { userId, videoId, startedAt, file } = counted;
  const spans = counted.shots
    .flatMap(({ releaseSeconds, rimSeconds }) =>
      rimSeconds === null ? [] : [clipSpan({ releaseSeconds, rimSeconds })],
    )
    .toSorted((a, b) => a.from - b.from);
  const clips = await cutClips(file, spans, CLIPS_LIMIT_BYTES);
  if (clips === null) return false;
  await makeRoomForClips();
  const film = { id: videoId, userId, startedAt, parts: [], finishedAt: startedAt };
  await keepFilm({ ...film, sendsClips: true }, [], []);
  const endSeconds = spans.at(-1)?.to ?? 0;
  await keepClip({ filmId: videoId, key: 'all', startSeconds: 0, endSeconds, file: clips });
  return putClipsIntoOutbox(userId, { filmId: videoId, videoId });
}

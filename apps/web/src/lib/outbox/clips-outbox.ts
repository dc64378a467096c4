import { z } from 'zod';
import { ApiError, userMessage } from '../api-client/api-error.ts';
import { keptValue } from '../kept/kept-value.ts';
import { CLIPS, outboxChanged } from './outbox-changes.ts';
import { isWorthAnotherTry } from './worth-another-try.ts';

/** Clips that the player wants on the server: of a film that is kept under `filmId`, for a video that has arrived. */
const waitingSchema = z.array(z.object({ filmId: z.string(), videoId: z.string() }));
const kept = keptValue(CLIPS, waitingSchema);
type WaitingClips = z.output<typeof waitingSchema>[number];

/** Whether clips wait on this device for a user. */
export const hasWaitingClips = (userId: string): boolean => kept.read(userId) !== null;

/** Whether those of this video do. */
export const clipsWait = (userId: string, videoId: string): boolean =>
  kept.read(userId)?.some((entry) => entry.videoId === videoId) === true;

function change(userId: string, waiting: readonly WaitingClips[]): boolean {
  const isKept = kept.write(userId, waiting.length === 0 ? null : [...waiting]);
  outboxChanged();
  return isKept;
}

const without = (userId: string, filmId: string): readonly WaitingClips[] =>
  (kept.read(userId) ?? []).filter((entry) => entry.filmId !== filmId);

/** Keeps in mind that these clips are to be sent; false where this browser keeps nothing. */
export const putClipsIntoOutbox = (userId: string, entry: WaitingClips): boolean =>
  change(userId, [...without(userId, entry.filmId), entry]);

const isFull = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'storage_full';

let isSending = false;

/**
 * Sends clips that wait, until the connection fails. Their workouts have arrived long before: whatever becomes of clips,
 * those are as they are.
 *
 * @param onRefused told once of clips that the server does not take, and why
 * @param onLeft told of how many clips of a film were more than it takes
 */
export async function sendWaitingClips(
  userId: string,
  onRefused: (why: string) => void,
  onLeft: (clips: number) => void,
): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const { filmId, videoId } of kept.read(userId) ?? []) {
      const { dropClips, sendClips } = await import('../films/send-clips.ts');
      try {
        const left = await sendClips(filmId, videoId);
        if (left > 0) onLeft(left);
      } catch (error) {
        // A full server stays full for long: that is said, and not tried for days.
        if (isWorthAnotherTry(error) && !isFull(error)) return;
        onRefused(userMessage(error, 'They could not be sent.'));
      }
      await dropClips(filmId);
      change(userId, without(userId, filmId));
    }
  } finally {
    isSending = false;
  }
}

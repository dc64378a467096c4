import { t } from '@hooplog/language';
import { z } from 'zod';
import { ApiError, userMessage } from '../api-client/api-error.ts';
import { storedValue } from '../device-storage/stored-value.ts';
import { CLIPS, outboxChanged } from './outbox-changes.ts';
import { isWorthAnotherTry } from './worth-another-try.ts';

/** Clips that the player wants on the server: of a film that is kept under `filmId`, for a video that has arrived. */
const waitingSchema = z.array(
  z.object({
    filmId: z.string(),
    videoId: z.string(),
    /** How often they were sent; they stay here until the server has made what plays of them. */
    sent: z.number().default(0),
  }),
);
const kept = storedValue(CLIPS, waitingSchema);
type WaitingClips = z.output<typeof waitingSchema>[number];

/** What the server lost once it is sent again; what it gives up twice it cannot read. */
const MAX_SENDS = 2;

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
export const putClipsIntoOutbox = (userId: string, entry: Omit<WaitingClips, 'sent'>): boolean =>
  change(userId, [...without(userId, entry.filmId), { ...entry, sent: 0 }]);

/** A full server stays full for long, and a proxy that takes nothing as large goes on so: not tried for days. */
const lastsLong = (error: unknown): boolean =>
  error instanceof ApiError && (error.body?.code === 'storage_full' || error.status === 413);

let isSending = false;

interface ClipsListener {
  /** The server does not take these clips, or cannot use them; told once, with the reason. */
  readonly onRefused: (why: string) => void;
  /** So many clips of a film were more than the server takes. */
  readonly onLeft: (clips: number) => void;
}

/**
 * Sends clips that wait, until the connection fails. Their workouts have arrived long before: whatever becomes of clips,
 * those are as they are.
 */
export async function sendWaitingClips(userId: string, listener: ClipsListener): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const entry of kept.read(userId) ?? []) {
      const isOver = await advance(userId, entry, listener);
      if (!isOver) continue;
      const { dropClips } = await import('../films/send-clips.ts');
      await dropClips(entry.filmId);
      change(userId, without(userId, entry.filmId));
    }
  } catch (error) {
    if (!isWorthAnotherTry(error)) throw error;
  } finally {
    isSending = false;
  }
}

/**
 * Sends clips, or looks what has become of them. True when they need not stay here any longer.
 * @throws where the connection fails
 */
async function advance(
  userId: string,
  entry: WaitingClips,
  { onRefused, onLeft }: ClipsListener,
): Promise<boolean> {
  const { clipsOnServer, sendClips } = await import('../films/send-clips.ts');
  try {
    const state = entry.sent === 0 ? 'missing' : await clipsOnServer(entry.videoId);
    if (state !== 'missing') return state === 'ready';
    if (entry.sent >= MAX_SENDS) {
      onRefused(t('The server could not use them.'));
      return true;
    }
    const left = await sendClips(entry.filmId, entry.videoId);
    if (left === null) return true;
    if (left > 0 && entry.sent === 0) onLeft(left);
    change(userId, [...without(userId, entry.filmId), { ...entry, sent: entry.sent + 1 }]);
    return false;
  } catch (error) {
    if (isWorthAnotherTry(error) && !lastsLong(error)) throw error;
    onRefused(userMessage(error, t('They could not be sent.')));
    return true;
  }
}

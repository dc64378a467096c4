import { t } from '@hooplog/language';
import { z } from 'zod';
import { ApiError, userMessage } from '../api-client/api-error.ts';
import { storedValue } from '../device-storage/stored-value.ts';
import { CLIPS, outboxChanged } from './outbox-changes.ts';
import { isWorthAnotherTry } from './worth-another-try.ts';

/** Clips to be sent: of the film stored under `filmId`, for a video that the server has. */
const waitingSchema = z.array(
  z.object({
    filmId: z.string(),
    videoId: z.string(),
    /** How often they were sent; they stay here until the server has prepared them for playing. */
    sent: z.number().default(0),
    /** When the server had no room for them, in milliseconds since 1970; the player knows. */
    noRoomAt: z.number().nullable().default(null),
  }),
);
const storage = storedValue(CLIPS, waitingSchema);
type WaitingClips = z.output<typeof waitingSchema>[number];

/** Clips that the server loses once are sent again; after a second loss they are taken as unreadable. */
const MAX_SENDS = 2;

/** Whether clips wait on this device for a user. */
export const hasWaitingClips = (userId: string): boolean => storage.read(userId) !== null;

/** Whether clips of this video wait here, and if so for room on the server; null if none do. */
export function clipsWaitFor(userId: string, videoId: string): 'sending' | 'room' | null {
  const entry = storage.read(userId)?.find((waiting) => waiting.videoId === videoId);
  if (entry === undefined) return null;
  return entry.noRoomAt === null ? 'sending' : 'room';
}

function change(userId: string, waiting: readonly WaitingClips[]): boolean {
  const isStored = storage.write(userId, waiting.length === 0 ? null : [...waiting]);
  outboxChanged();
  return isStored;
}

const without = (userId: string, filmId: string): readonly WaitingClips[] =>
  (storage.read(userId) ?? []).filter((entry) => entry.filmId !== filmId);

/** Stores an entry in place of its older version; false if this browser has no storage. */
const put = (userId: string, entry: WaitingClips): boolean =>
  change(userId, [...without(userId, entry.filmId), entry]);

/** Queues these clips; false if this browser has no storage. */
export const putClipsIntoOutbox = (
  userId: string,
  entry: Pick<WaitingClips, 'filmId' | 'videoId'>,
): boolean => put(userId, { ...entry, sent: 0, noRoomAt: null });

/** A proxy's size limit stays. */
const isTooLarge = (error: unknown): boolean => error instanceof ApiError && error.status === 413;
/** The server's disk is full, or the player's part of it is. */
const hasNoRoom = (error: unknown): boolean =>
  error instanceof ApiError && ['storage_full', 'room_used'].includes(error.body?.code ?? '');
/** Room is made by hand: clips are not sent every half minute for nothing. */
const ROOM_PAUSE_MS = 15 * 60_000;

const waitsForRoom = ({ noRoomAt }: WaitingClips): boolean =>
  noRoomAt !== null && Date.now() - noRoomAt < ROOM_PAUSE_MS;

let isSending = false;

interface ClipsListener {
  /** The server refuses these clips, or cannot use them; called once, with the reason. */
  readonly onRefused: (why: string) => void;
  /** The server has no room for these clips, which stay here until it has; called once, with the reason. */
  readonly onNoRoom: (why: string) => void;
  /** This many clips of a film exceeded the server's limit. */
  readonly onLeft: (clips: number) => void;
}

/** Sends waiting clips, until the connection fails. Their workouts were saved earlier and do not depend on them. */
export async function sendWaitingClips(userId: string, listener: ClipsListener): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const entry of storage.read(userId) ?? []) {
      if (waitsForRoom(entry)) continue;
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
 * Sends clips, or checks their state on the server. True if they need not stay here any longer.
 * @throws if the connection fails
 */
async function advance(
  userId: string,
  entry: WaitingClips,
  { onRefused, onNoRoom, onLeft }: ClipsListener,
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
    put(userId, { ...entry, sent: entry.sent + 1, noRoomAt: null });
    return false;
  } catch (error) {
    if (hasNoRoom(error)) {
      if (entry.noRoomAt === null) onNoRoom(userMessage(error, t('They could not be sent.')));
      put(userId, { ...entry, noRoomAt: Date.now() });
      return false;
    }
    if (isWorthAnotherTry(error) && !isTooLarge(error)) throw error;
    onRefused(userMessage(error, t('They could not be sent.')));
    return true;
  }
}

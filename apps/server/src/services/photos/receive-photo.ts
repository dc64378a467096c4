import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS } from '@hooplog/domain';
import { makePortrait, MediaError, PORTRAIT_TYPES, type PortraitType } from '@hooplog/media';
import { phrase } from '@hooplog/language';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../errors/app-error.ts';
import type { Storage } from '../../storage/storage.ts';
import { makeFairTurns } from '../fair-turns.ts';
import { writeCounted } from '../write-counted.ts';
import { photoKey } from './keys.ts';

const tooLarge = () => new AppError('too_large', phrase('The picture must be under 10MB'));
const noPicture = (cause?: unknown) =>
  new AppError('unsupported_media', phrase('Please choose a JPEG, PNG or WebP picture'), { cause });

/** Waiting photos of one user: only the last one counts anyway. */
const MAX_WAITING = 1;
/** One picture at a time in this process: decoding may take a few hundred megabytes each. */
const inTurn = makeFairTurns(MAX_WAITING);

interface Upload {
  /** The raw file as it arrives. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length: a hint for refusing early. */
  readonly declaredBytes: number | null;
}

/**
 * Receives a picture, and stores a small square of it under `photoId`. The original is not stored.
 *
 * @returns how many bytes were stored
 */
export async function receivePhoto(
  storage: Storage,
  userId: string,
  photoId: string,
  { content, declaredBytes }: Upload,
): Promise<number> {
  if (declaredBytes !== null && declaredBytes > LIMITS.MAX_PHOTO_BYTES) throw tooLarge();
  const folder = await mkdtemp(path.join(tmpdir(), 'hooplog-photo-'));
  try {
    const sent = path.join(folder, 'sent');
    await writeCounted(sent, content, LIMITS.MAX_PHOTO_BYTES, tooLarge);
    const portrait = path.join(folder, 'portrait.jpg');
    await portraitOf(userId, sent, portrait);
    const { bytes } = await storage.put(photoKey(photoId), createReadStream(portrait));
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isPortraitType = (mime: string | undefined): mime is PortraitType =>
  PORTRAIT_TYPES.some((type) => type === mime);

/** The type is detected from the content, whatever the upload declares. */
async function portraitOf(userId: string, sent: string, portrait: string): Promise<void> {
  const type = (await fileTypeFromFile(sent))?.mime;
  if (!isPortraitType(type)) throw noPicture();
  try {
    await inTurn(userId, () => makePortrait(sent, type, portrait));
  } catch (error) {
    if (error instanceof MediaError && error.code === 'unreadable') throw noPicture(error);
    throw error;
  }
}

import { z } from 'zod';
import { storedValue } from '../../lib/device-storage/stored-value.ts';
import { UPLOADS } from '../../lib/device-storage/uploads.ts';

const uploadSchema = z.object({
  videoId: z.string(),
  /** The file's fingerprint, from `fingerprintOf`. */
  fingerprint: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Bytes that the server has. */
  sentBytes: z.number(),
  /** When the server discards it unless more is sent: milliseconds of its clock. */
  expiresAt: z.number(),
});
/** A partly uploaded film. */
export type UnfinishedUpload = z.output<typeof uploadSchema>;

const stored = storedValue(UPLOADS, z.array(uploadSchema));

/** Newest first, without those that the server has discarded by now. */
export function unfinishedUploads(userId: string): readonly UnfinishedUpload[] {
  return (stored.read(userId) ?? []).filter(({ expiresAt }) => expiresAt > Date.now());
}

export function findUnfinished(userId: string, fingerprint: string): UnfinishedUpload | null {
  return unfinishedUploads(userId).find((upload) => upload.fingerprint === fingerprint) ?? null;
}

const others = (userId: string, videoId: string) =>
  unfinishedUploads(userId).filter((upload) => upload.videoId !== videoId);

export function noteUnfinished(userId: string, upload: UnfinishedUpload): void {
  stored.write(userId, [upload, ...others(userId, upload.videoId)]);
}

/** Removes an upload that is complete, deleted, or unknown to the server. */
export function forgetUnfinished(userId: string, videoId: string): void {
  const left = others(userId, videoId);
  stored.write(userId, left.length === 0 ? null : left);
}

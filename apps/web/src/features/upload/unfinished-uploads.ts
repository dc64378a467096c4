import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { storedValue } from '../../lib/device-storage/stored-value.ts';
import { UPLOADS } from '../../lib/device-storage/uploads.ts';

const uploadSchema = z.object({
  videoId: z.string(),
  /** Of the file, as `fingerprintOf` gives it. */
  fingerprint: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** What the server has. */
  sentBytes: z.number(),
  /** When it had it, milliseconds of this device's clock. */
  at: z.number(),
});
/** A film of which the server has the beginning. */
export type UnfinishedUpload = z.output<typeof uploadSchema>;

const kept = storedValue(UPLOADS, z.array(uploadSchema));
const KEPT_MS = LIMITS.UNFINISHED_UPLOAD_DAYS * 24 * 3_600_000;

/** When the server forgets it, unless more is sent. */
export const expiryOf = ({ at }: UnfinishedUpload) => new Date(at + KEPT_MS);

/** The newest first; those are left out that the server has forgotten by now. */
export function unfinishedUploads(userId: string): readonly UnfinishedUpload[] {
  return (kept.read(userId) ?? []).filter((upload) => expiryOf(upload).getTime() > Date.now());
}

export function findUnfinished(userId: string, fingerprint: string): UnfinishedUpload | null {
  return unfinishedUploads(userId).find((upload) => upload.fingerprint === fingerprint) ?? null;
}

const others = (userId: string, videoId: string) =>
  unfinishedUploads(userId).filter((upload) => upload.videoId !== videoId);

export function noteUnfinished(userId: string, upload: UnfinishedUpload): void {
  kept.write(userId, [upload, ...others(userId, upload.videoId)]);
}

/** It is complete, removed, or unknown to the server. */
export function forgetUnfinished(userId: string, videoId: string): void {
  const left = others(userId, videoId);
  kept.write(userId, left.length === 0 ? null : left);
}

import { phrase } from '@hooplog/language';
import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';

/** A short hash of a save's content, which tells a repeat from another save under the same key. */
export const saveHashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

interface Saved {
  readonly id: string;
  /** Null for saves from before hashes were stored: any repeat counts as the same. */
  readonly saveHash: string | null;
}

/** Throws if a key is reused for a save with other content; the error names the workout, so that it can be corrected. */
export function refuseOtherSave({ id, saveHash }: Saved, hash: string | null): void {
  if (saveHash === null || saveHash === hash) return;
  const words = phrase('This workout has been saved before. Change it on its own page.');
  throw new AppError('conflict', words, { workoutId: id });
}

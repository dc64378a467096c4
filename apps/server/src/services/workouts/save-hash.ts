import { phrase } from '@hooplog/language';
import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';

/** What a save held, in a few bytes: by it a repeat is told from another save under the same key. */
export const saveHashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

interface Saved {
  readonly id: string;
  /** Null of what was saved before hashes were kept: any repeat is taken for the same. */
  readonly saveHash: string | null;
}

/** Throws where a save under a used key is not the one that was saved by it: the workout is named, so that it can be corrected. */
export function refuseOtherSave({ id, saveHash }: Saved, hash: string | null): void {
  if (saveHash === null || saveHash === hash) return;
  const words = phrase('This workout has been saved before. Change it on its own page.');
  throw new AppError('conflict', words, { workoutId: id });
}

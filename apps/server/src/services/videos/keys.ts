import { randomUUID } from 'node:crypto';
import type { StorageKey } from '../../storage/storage.ts';

// Everything of a video lies in the folder of its id, so that removing the folder removes all, files of a crashed
// upload or run included. Names are never used twice: a file under its key never changes.

export const originalKey = (videoId: string) => keyOf(videoId, 'original');
export const partKey = (videoId: string) => keyOf(videoId, 'part');
export const renditionKey = (videoId: string) => keyOf(videoId, 'rendition');
export const clipsKey = (videoId: string) => keyOf(videoId, 'clips');
export const posterKey = (videoId: string) => keyOf(videoId, 'poster');
export const reelKey = (videoId: string) => keyOf(videoId, 'reel');

function keyOf(videoId: string, kind: string): StorageKey {
  return { folder: videoId, name: `${kind}-${randomUUID()}` };
}

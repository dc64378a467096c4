import { randomUUID } from 'node:crypto';
import type { StorageKey } from '../../storage/storage.ts';

// Everything of a video is in the folder of its id, so that deleting the folder deletes all files, including those of a crashed
// upload or run. Names are never reused: a file never changes under its key.

export const originalKey = (videoId: string) => keyOf(videoId, 'original');
export const partKey = (videoId: string) => keyOf(videoId, 'part');
export const renditionKey = (videoId: string) => keyOf(videoId, 'rendition');
export const clipsKey = (videoId: string) => keyOf(videoId, 'clips');
export const posterKey = (videoId: string) => keyOf(videoId, 'poster');
export const reelKey = (videoId: string) => keyOf(videoId, 'reel');

function keyOf(videoId: string, kind: string): StorageKey {
  return { folder: videoId, name: `${kind}-${randomUUID()}` };
}

import type { VideoState } from '@hooplog/contract';

/** Whether the server is working on a video. */
export function isInProgress(state: VideoState): boolean {
  return state === 'queued' || state === 'analysing';
}

import type { VideoState } from '@hooplog/contract';

/** Whether the server is at work on a video. */
export function isUnderWay(state: VideoState): boolean {
  return state === 'queued' || state === 'analysing';
}

import type { VideoState } from '@hooplog/contract';

/**
 * The allowed changes from each state.
 *
 * ```
 * awaiting_upload → uploaded → queued ⇄ analysing → analysed | failed
 *                                ↑__________________________________|
 * ```
 */
const MOVES: Readonly<Record<VideoState, readonly VideoState[]>> = {
  awaiting_upload: ['uploaded'],
  uploaded: ['queued'],
  // To itself: another hoop was marked before the first analysis began. To failed: its job was lost.
  queued: ['queued', 'analysing', 'failed'],
  // To itself: a worker died and the next takes over. Back to the queue: returned by its worker, or another hoop was marked.
  analysing: ['analysing', 'queued', 'analysed', 'failed'],
  analysed: ['queued'],
  failed: ['queued'],
};

export function mayMove(from: VideoState, to: VideoState): boolean {
  return MOVES[from].includes(to);
}

/** The states from which a video may move to `to`, for the condition of an update. */
export function statesBefore(to: VideoState): VideoState[] {
  const all = Object.keys(MOVES) as VideoState[];
  return all.filter((from) => mayMove(from, to));
}

/** Nothing more happens without a request. */
export function isSettled(state: VideoState): boolean {
  return state === 'analysed' || state === 'failed';
}

/** Waiting or running in the queue. */
export function isInProgress(state: VideoState): boolean {
  return state === 'queued' || state === 'analysing';
}

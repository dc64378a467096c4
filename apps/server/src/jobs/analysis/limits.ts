/** Limits after which an analysis is stopped. */
export interface AnalysisLimits {
  /**
   * Wall time until the video's facts are known; then the limit in total is `startSeconds +
   * secondsPerVideoSecond × duration`.
   */
  readonly startSeconds: number;
  readonly secondsPerVideoSecond: number;
  /** JavaScript heap. */
  readonly heapMegabytes: number;
  /** Resident memory of the child and its subprocesses together. */
  readonly residentMegabytes: number;
  /** Total output of the child. */
  readonly outputBytes: number;
}

/**
 * Two slow cores decode 1080p at about three times its speed and encode it at about its speed; with 10-bit
 * 4K HEVC they reach a fifth of its speed. This leaves room for a busy machine. A 4K decoder and a 4K encoder
 * together used less than 1.5 GB.
 */
export const DEFAULT_LIMITS: AnalysisLimits = {
  startSeconds: 120,
  secondsPerVideoSecond: 25,
  heapMegabytes: 1024,
  residentMegabytes: 2560,
  outputBytes: 64 * 1024 * 1024,
};

/** What one analysis may use before it is stopped. */
export interface AnalysisLimits {
  /** Wall time until the video's facts are known, then in all: `startSeconds + secondsPerVideoSecond × duration`. */
  readonly startSeconds: number;
  readonly secondsPerVideoSecond: number;
  /** Of the JavaScript heap. */
  readonly heapMegabytes: number;
  /** Resident, of the child and of the programs it started, together. */
  readonly residentMegabytes: number;
  /** Everything the child prints. */
  readonly outputBytes: number;
}

/**
 * Two slow cores decode 1080p at about three times its speed and encode it at about its speed, 4K HEVC of 10 bits at a
 * fifth of it; that leaves room for a busy machine. A 4K decoder and a 4K encoder side by side were seen below 1.5 GB.
 */
export const DEFAULT_LIMITS: AnalysisLimits = {
  startSeconds: 120,
  secondsPerVideoSecond: 25,
  heapMegabytes: 1024,
  residentMegabytes: 2560,
  outputBytes: 64 * 1024 * 1024,
};

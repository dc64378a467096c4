/** Limits after which the writing of a document is stopped. */
export interface ImportLimits {
  /** Wall time of one run, in seconds. */
  readonly seconds: number;
  /** JavaScript heap. */
  readonly heapMegabytes: number;
}

/** The largest document takes less than a minute and 220 MB, whatever the row order of a CSV file. */
export const IMPORT_LIMITS: ImportLimits = { seconds: 600, heapMegabytes: 768 };

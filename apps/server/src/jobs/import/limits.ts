/** What the writing of one document may use before it is stopped. */
export interface ImportLimits {
  /** Wall time of one run, seconds. */
  readonly seconds: number;
  /** Of the JavaScript heap. */
  readonly heapMegabytes: number;
}

/** The largest document takes less than a minute and 220 MB, in whatever order a CSV file holds its rows. */
export const IMPORT_LIMITS: ImportLimits = { seconds: 600, heapMegabytes: 768 };

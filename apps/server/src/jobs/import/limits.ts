/** What the writing of one document may use before it is stopped. */
export interface ImportLimits {
  /** Wall time of one run, seconds. */
  readonly seconds: number;
  /** Of the JavaScript heap. */
  readonly heapMegabytes: number;
}

/** The largest document takes some seconds; its rows, which a CSV file may hold in any order, take a few hundred megabytes. */
export const IMPORT_LIMITS: ImportLimits = { seconds: 600, heapMegabytes: 768 };

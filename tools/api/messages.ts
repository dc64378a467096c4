/** The API's behaviour between `START` and `STOP`. */
export interface Stall {
  /** Milliseconds: the longest wait of all other callers, whatever else the machine was doing. */
  readonly longest: number;
  /** Milliseconds of processor time in the longest turn: independent of the machine's other load. */
  readonly longestWork: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

export const START = 'stalls:start';
export const STOP = 'stalls:stop';

/** What the API was like between `START` and `STOP`. */
export interface Stall {
  /** Milliseconds: the longest that everybody else had to wait, with whatever else the machine was doing. */
  readonly longest: number;
  /** Milliseconds of processor time in the longest turn: the same on a machine that does nothing else. */
  readonly longestWork: number;
  /** Megabytes of memory at most. */
  readonly memory: number;
}

export const START = 'stalls:start';
export const STOP = 'stalls:stop';

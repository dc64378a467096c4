/** The input and output of a command. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly signal: AbortSignal;
}

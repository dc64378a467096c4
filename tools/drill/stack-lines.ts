/** Lines of stack traces in a program's output: each is a defect. */
export const stackLines = (said: string): number =>
  said.split('\n').filter((line) => /^\s+at .*\(?.*:\d+:\d+\)?$/.test(line)).length;

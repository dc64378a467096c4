import type { Terminal } from '../terminal.ts';

/** A terminal that records its output. */
export function capturedTerminal(): Terminal & { printed: () => string; complained: () => string } {
  const lines = { out: [] as string[], err: [] as string[] };
  return {
    print: (text) => lines.out.push(text),
    complain: (text) => lines.err.push(text),
    signal: new AbortController().signal,
    printed: () => lines.out.join('\n'),
    complained: () => lines.err.join('\n'),
  };
}

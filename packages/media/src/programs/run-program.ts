import { MediaError, refuseAborted } from '../media-error.ts';
import { startChild } from './child.ts';
import type { ChildEnd } from './child.ts';

/** ffprobe's report of a phone video is about 5 kB. */
const MAX_STDOUT_BYTES = 1_000_000;

interface RunOptions {
  /** The program is killed after this time. */
  readonly limitSeconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with each piece of standard output instead of collecting it. */
  readonly onStdout?: (text: string) => void;
}

/** Runs a program to its end. Throws if it cannot start, takes too long or is stopped. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { limitSeconds, signal, onStdout }: RunOptions,
): Promise<ChildEnd & { readonly stdout: string }> {
  const child = startChild(path, args, { signal });
  const limit = { reached: false };
  const timer = setTimeout(() => {
    limit.reached = true;
    child.kill();
  }, limitSeconds * 1000);
  let stdout = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    if (onStdout) onStdout(text);
    else if (stdout.length < MAX_STDOUT_BYTES) stdout += text;
  });
  try {
    const end = await child.ended;
    refuseAborted(signal);
    if (limit.reached) throw new MediaError('stalled', `${path} ran over ${limitSeconds} s`);
    return { ...end, stdout };
  } finally {
    clearTimeout(timer);
  }
}

import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { MediaError } from '../media-error.ts';

/** Enough to see what went wrong; a hostile file can make ffmpeg print without end. */
const MAX_STDERR_CHARACTERS = 8_000;

/** The result of a finished program. */
export interface ChildEnd {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  /** The last few thousand characters. */
  readonly stderr: string;
}

/** A started ffmpeg or ffprobe. */
export interface Child {
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  /** Rejects if the program cannot start, and if it was killed from outside: then nothing is known about the file. */
  readonly ended: Promise<ChildEnd>;
  readonly kill: () => void;
}

/** Signals by which people and systems end programs; other signals mean that the program crashed. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = [
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
];
/** ffmpeg's exit code when it was asked to stop. */
const STOPPED_EXIT_CODE = 255;

/** Whether a program was ended from outside, rather than by its input. */
export const wasEndedFromOutside = (exitCode: number | null, signal: NodeJS.Signals | null) =>
  exitCode === STOPPED_EXIT_CODE || FROM_OUTSIDE.includes(signal);

interface ChildOptions {
  readonly signal?: AbortSignal | undefined;
  readonly input?: boolean;
  /** Called with each line of standard error instead of collecting it. */
  readonly onStderrLine?: (line: string) => boolean;
}

/**
 * Starts a program without a shell. It stays in our process group on purpose: ffmpeg starts no children of its
 * own, and a signal to our group (the server's limit on an analysis, Ctrl-C) reaches it as well.
 */
export function startChild(path: string, args: readonly string[], options: ChildOptions): Child {
  const process = spawn(path, args, {
    stdio: [options.input === true ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  let isOurs = false;
  const kill = (): void => {
    isOurs = true;
    process.kill('SIGKILL');
  };
  options.signal?.addEventListener('abort', kill, { once: true });
  if (options.signal?.aborted === true) kill();
  const stderr = keepStderr(process.stderr, options.onStderrLine);
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    process.once('error', (error) => {
      reject(new MediaError('program_missing', `${path}: ${error.message}`));
    });
    process.once('close', (exitCode, signal) => {
      options.signal?.removeEventListener('abort', kill);
      if (!isOurs && wasEndedFromOutside(exitCode, signal)) {
        reject(new MediaError('interrupted', `${path}: ${signal ?? 'told to end'}`));
      } else resolve({ exitCode, stderr: stderr() });
    });
  });
  // A later `await` of `ended` still gets the rejection; this only prevents an unhandled one.
  ended.catch(() => undefined);
  return { stdin: process.stdin, stdout: process.stdout, ended, kill };
}

function keepStderr(stream: Readable, onLine?: (line: string) => boolean): () => string {
  let tail = '';
  let partial = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (partial + text).split('\n');
    partial = (lines.pop() ?? '').slice(-MAX_STDERR_CHARACTERS);
    for (const line of lines) {
      if (onLine?.(line) !== true) tail = `${tail}${line}\n`.slice(-MAX_STDERR_CHARACTERS);
    }
  });
  return () => tail + partial;
}

import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { MediaError } from '../media-error.ts';

/** Enough to see what went wrong; a hostile file can make ffmpeg print without end. */
const KEPT_STDERR_CHARACTERS = 8_000;

/** What a running program leaves behind. */
export interface ChildEnd {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  /** The last few thousand characters. */
  readonly stderr: string;
}

/** A started ffmpeg or ffprobe. */
export interface Child {
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  readonly ended: Promise<ChildEnd>;
  readonly kill: () => void;
}

interface ChildOptions {
  readonly signal?: AbortSignal | undefined;
  readonly input?: boolean;
  /** Called with each line of standard error instead of keeping it. */
  readonly onStderrLine?: (line: string) => boolean;
}

/**
 * Starts a program with no shell. It stays in our process group on purpose: ffmpeg starts no
 * children of its own, and whoever kills our group (the server's limit on an analysis, Ctrl-C)
 * then kills it as well.
 */
export function startChild(path: string, args: readonly string[], options: ChildOptions): Child {
  const process = spawn(path, args, {
    stdio: [options.input === true ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  const kill = (): void => {
    process.kill('SIGKILL');
  };
  options.signal?.addEventListener('abort', kill, { once: true });
  if (options.signal?.aborted === true) kill();
  const stderr = keepStderr(process.stderr, options.onStderrLine);
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    process.once('error', (error) => {
      reject(new MediaError('program_missing', `${path}: ${error.message}`));
    });
    process.once('close', (exitCode) => {
      options.signal?.removeEventListener('abort', kill);
      resolve({ exitCode, stderr: stderr() });
    });
  });
  // Whoever awaits `ended` later still gets the rejection; nobody else is told.
  ended.catch(() => undefined);
  return { stdin: process.stdin, stdout: process.stdout, ended, kill };
}

function keepStderr(stream: Readable, onLine?: (line: string) => boolean): () => string {
  let kept = '';
  let partial = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (partial + text).split('\n');
    partial = (lines.pop() ?? '').slice(-KEPT_STDERR_CHARACTERS);
    for (const line of lines) {
      if (onLine?.(line) !== true) kept = `${kept}${line}\n`.slice(-KEPT_STDERR_CHARACTERS);
    }
  });
  return () => kept + partial;
}

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import os from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { VideoFailure } from '@hooplog/domain';
import { wasEndedFromOutside } from '@hooplog/media';
import type { AnalysisLimits } from './limits.ts';
import { type AnalysisTask, type ChildMessage, messageSchema } from './messages.ts';
import { killGroup, killTree, processTree } from './process-tree.ts';

const CHILD_MAIN = fileURLToPath(new URL('./child-main.ts', import.meta.url));
const MEMORY_CHECK_MS = 500;
const STDERR_LIMIT = 8192;
/** Analyses must not slow down the pages that users open at the same time. */
const NICENESS = 10;
/**
 * 8 MB for short-lived objects, where Node takes up to ten times as much: over half an hour of video this
 * saves 100 MB and costs no measurable time. Pictures are outside the heap of 20 MB but trigger marking
 * several times a second; marking in one go takes 5 % less total time than incremental marking, which nothing
 * here needs, and 15 MB more.
 */
const HEAP = ['--max-semi-space-size=8', '--no-incremental-marking'];

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

interface ChildEnd {
  readonly exitCode: number | null;
  readonly exitSignal: NodeJS.Signals | null;
}

/** How a child ended: normally, with a failure, or killed from outside. */
export type ChildOutcome =
  | { readonly kind: 'finished' }
  | { readonly kind: 'interrupted'; readonly detail: string }
  | { readonly kind: 'failed'; readonly code: VideoFailure; readonly detail: string };

export interface RunOptions {
  readonly limits: AnalysisLimits;
  /** Kills the child and its subprocesses; `runChild` then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly onMessage: (message: ChildMessage) => void;
  /** The program to run; tests use one that misbehaves or a fake. */
  readonly childMain?: string;
}

/**
 * Runs one analysis in a process of its own, so that a hostile or broken video can crash only that process.
 * Resolves when it and its subprocesses have ended.
 */
export async function runChild(task: AnalysisTask, options: RunOptions): Promise<ChildOutcome> {
  const { limits, signal } = options;
  signal.throwIfAborted();
  const child = start(task, options.childMain ?? CHILD_MAIN, limits);
  const watch = new ChildWatch(child, limits);
  const onAbort = () => {
    watch.kill('stopped');
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, exitSignal) => {
      resolve({ exitCode, exitSignal });
    });
  });
  // Handled below, once its output has ended.
  ended.catch(() => undefined);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      watch.take(line, options.onMessage);
    }
    const end = await ended;
    signal.throwIfAborted();
    return watch.outcome(end);
  } finally {
    watch.stop();
    signal.removeEventListener('abort', onAbort);
  }
}

function start(task: AnalysisTask, childMain: string, limits: AnalysisLimits): Child {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heapMegabytes}`, ...HEAP, childMain],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  // If a child dies before reading its task, its exit reports that, not the broken pipe.
  child.stdin.on('error', () => undefined);
  // Stays open: when this process dies, the pipe closes and the child ends itself.
  child.stdin.write(`${JSON.stringify(task)}\n`);
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // It has already ended, or this is not allowed here: it then runs at normal priority.
  }
}

/** Enforces the limits of one child and records its messages. */
class ChildWatch {
  readonly #child: Child;
  readonly #limits: AnalysisLimits;
  readonly #memoryTimer: NodeJS.Timeout;
  #wallTimer: NodeJS.Timeout;
  #outputBytes = 0;
  #stderr = '';
  #killedFor: VideoFailure | 'stopped' | null = null;
  #failure: { code: VideoFailure; detail: string } | null = null;
  #interrupted: string | null = null;
  #done = false;

  constructor(child: Child, limits: AnalysisLimits) {
    this.#child = child;
    this.#limits = limits;
    this.#wallTimer = this.#killAfter(limits.startSeconds);
    this.#memoryTimer = setInterval(() => {
      this.#checkMemory();
    }, MEMORY_CHECK_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      this.#outputBytes += chunk.byteLength;
      // Also limits a single endless line, which `readline` would buffer completely.
      if (this.#outputBytes > limits.outputBytes) this.kill('internal');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('latin1')).slice(-STDERR_LIMIT);
    });
  }

  take(line: string, onMessage: (message: ChildMessage) => void): void {
    if (this.#killedFor !== null) return;
    const message = parseMessage(line);
    if (message === null) {
      this.#failure ??= { code: 'internal', detail: `Not a message: ${line.slice(0, 200)}` };
      this.kill('internal');
      return;
    }
    if (message.type === 'media') this.#extendWallTime(message.durationSeconds);
    if (message.type === 'failure') this.#failure = message;
    if (message.type === 'interrupted') this.#interrupted = message.detail;
    if (message.type === 'done') {
      this.#done = true;
      // Killed rather than left to its own `process.exit`, which has been seen to hang forever
      // (nodejs/node#54918).
      this.kill('stopped');
      return;
    }
    onMessage(message);
  }

  kill(reason: VideoFailure | 'stopped'): void {
    this.#killedFor ??= reason;
    if (this.#child.pid !== undefined) killTree(this.#child.pid);
  }

  outcome({ exitCode, exitSignal }: ChildEnd): ChildOutcome {
    if (this.#killedFor !== null && this.#killedFor !== 'stopped') {
      const detail = this.#failure?.detail ?? `Stopped: ${this.#killedFor}`;
      return { kind: 'failed', code: this.#killedFor, detail };
    }
    if (this.#interrupted !== null) return { kind: 'interrupted', detail: this.#interrupted };
    if (this.#failure !== null) return { kind: 'failed', ...this.#failure };
    if (this.#done) return { kind: 'finished' };
    if (wasEndedFromOutside(exitCode, exitSignal)) {
      return { kind: 'interrupted', detail: `Ended by ${exitSignal ?? exitCode ?? 'somebody'}` };
    }
    const code = this.#stderr.includes('heap out of memory') ? 'too_much_memory' : 'internal';
    return {
      kind: 'failed',
      code,
      detail: `Exit ${exitCode ?? exitSignal ?? 'unknown'}: ${this.#stderr}`,
    };
  }

  stop(): void {
    clearInterval(this.#memoryTimer);
    clearTimeout(this.#wallTimer);
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined) return;
    if (exitCode === null && signalCode === null) killTree(pid);
    else killGroup(pid);
  }

  #extendWallTime(durationSeconds: number): void {
    clearTimeout(this.#wallTimer);
    const { startSeconds, secondsPerVideoSecond } = this.#limits;
    this.#wallTimer = this.#killAfter(startSeconds + secondsPerVideoSecond * durationSeconds);
  }

  #killAfter(seconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.kill('took_too_long');
    }, seconds * 1000);
  }

  #checkMemory(): void {
    if (this.#child.pid === undefined) return;
    const { residentMegabytes } = processTree(this.#child.pid);
    if (residentMegabytes > this.#limits.residentMegabytes) this.kill('too_much_memory');
  }
}

function parseMessage(line: string): ChildMessage | null {
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

import type { ChildProcess } from 'node:child_process';
import { HEALTHY_AFTER_MS, restartDelay } from './restart-delay.ts';

/** Exit code by which a child says that starting it again would not help. */
export const NO_USE_TO_RESTART = 78;

interface Task {
  /** What it is called when something about it is told. */
  readonly name: string;
  readonly start: () => ChildProcess;
  /** How long it may take to stop, in milliseconds, before it is killed. */
  readonly stopLimit: number;
  /** Whether it may help to start it again; asked when it died, with the signal that ended it. */
  readonly isWorthRestarting: (signal: NodeJS.Signals | null) => boolean;
  readonly say: (sentence: string) => void;
  /** It ended and will not be started again. */
  readonly onGivenUp: () => void;
}

/** A process that is started again whenever it dies. */
export interface KeptProcess {
  /** Stops it, politely at first. */
  readonly stop: () => Promise<void>;
  /** Stops it and starts it again with its newest code. */
  readonly restart: () => Promise<void>;
  /** At once. */
  readonly kill: () => Promise<void>;
}

/** Starts a process and keeps it running until it is stopped. */
export function keepRunning(task: Task): KeptProcess {
  let child: ChildProcess | null = null;
  let waiting: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopping = false;

  const launch = () => {
    const startedAt = Date.now();
    const launched = task.start();
    child = launched;
    launched.once('exit', (code, signal) => {
      child = null;
      if (stopping) return;
      if (code === NO_USE_TO_RESTART || !task.isWorthRestarting(signal)) {
        task.onGivenUp();
        return;
      }
      failures = Date.now() - startedAt > HEALTHY_AFTER_MS ? 1 : failures + 1;
      const delay = restartDelay(failures);
      task.say(`${task.name} ended (${signal ?? code ?? 'unknown'}), starts again in ${delay} ms`);
      waiting = setTimeout(launch, delay);
    });
  };

  const stop = async () => {
    stopping = true;
    clearTimeout(waiting);
    if (child === null) return;
    if (!(await endWithin(child, task.stopLimit))) {
      task.say(`${task.name} did not stop in ${task.stopLimit / 1000} s and was killed`);
    }
  };

  launch();
  return {
    stop,
    restart: async () => {
      await stop();
      stopping = false;
      failures = 0;
      launch();
    },
    kill: () => {
      stopping = true;
      clearTimeout(waiting);
      child?.kill('SIGKILL');
      return Promise.resolve();
    },
  };
}

/** Asks a process to end; kills it when it takes too long. Answers whether asking was enough. */
async function endWithin(child: ChildProcess, limit: number): Promise<boolean> {
  let killed = false;
  const ended = new Promise((done) => child.once('exit', done));
  // Windows has no signals to ask by; a closed channel means the same to our processes.
  if (process.platform === 'win32') child.disconnect();
  else child.kill('SIGTERM');
  const timer = setTimeout(() => {
    killed = true;
    child.kill('SIGKILL');
  }, limit);
  await ended;
  clearTimeout(timer);
  return !killed;
}

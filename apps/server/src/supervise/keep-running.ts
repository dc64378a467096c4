import type { ChildProcess } from 'node:child_process';
import { HEALTHY_AFTER_MS, restartDelay } from './restart-delay.ts';

/** Exit code of a child that says a restart would not help. */
export const NO_USE_TO_RESTART = 78;

interface Task {
  /** Name for messages. */
  readonly name: string;
  readonly start: () => ChildProcess;
  /** Milliseconds that it may take to stop before it is killed. */
  readonly stopLimit: number;
  /** Whether a restart may help; called when it died, with the signal that ended it. */
  readonly isWorthRestarting: (signal: NodeJS.Signals | null) => boolean;
  readonly say: (sentence: string) => void;
  /** Called when it has ended and will not be restarted. */
  readonly onGivenUp: () => void;
}

/** A process that is restarted whenever it dies. */
export interface SupervisedProcess {
  /** Stops it, gracefully at first. */
  readonly stop: () => Promise<void>;
  /** Restarts it with its newest code. */
  readonly restart: () => Promise<void>;
  /** Kills it at once. */
  readonly kill: () => Promise<void>;
}

/** Starts a process and keeps it running until it is stopped. */
export function keepRunning(task: Task): SupervisedProcess {
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

/** Asks a process to end, and kills it if it takes too long. Returns whether asking was enough. */
async function endWithin(child: ChildProcess, limit: number): Promise<boolean> {
  let killed = false;
  const ended = new Promise((done) => child.once('exit', done));
  // Windows has no such signals; a closed channel means the same to our processes.
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

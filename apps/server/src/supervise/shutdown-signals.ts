const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One Ctrl-C can arrive several times: from the terminal, from npm and from the script in between. Only a
 * signal that comes later than this many milliseconds counts as a second one.
 */
const SAME_PRESS_MS = 700;

interface Listener {
  /** The first signal, or the end of the parent process. */
  readonly onStop: () => void;
  /** A second signal: the user is impatient. */
  readonly onForce?: () => void;
}

/** Listens for everything that asks a process to stop. */
export function onShutdownSignal({ onStop, onForce }: Listener): void {
  let firstAt: number | null = null;
  const stop = () => {
    if (firstAt === null) {
      firstAt = Date.now();
      onStop();
    } else if (Date.now() - firstAt > SAME_PRESS_MS) {
      onForce?.();
    }
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  process.once('disconnect', () => {
    if (firstAt === null) stop();
  });
}

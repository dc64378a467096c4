import { flushCompileCache } from 'node:module';
import { startApi } from '../http/serve.ts';
import { onShutdownSignal } from './shutdown-signals.ts';

/** The message of the API to its parent process, once it answers calls. */
export interface ApiReady {
  readonly ready: string;
  /** Where mails can be read, key included; null if they cannot. */
  readonly mailbox: string | null;
}

/** Milliseconds after which requests that are still open are cut off. */
const CLOSE_LIMIT_MS = 8000;

/**
 * Runs the API until this process is asked to stop. Sends its address to the parent process and returns it.
 */
export async function runApi(config: Parameters<typeof startApi>[0]): Promise<ApiReady> {
  const api = await startApi(config);
  onShutdownSignal({
    onStop: () => {
      setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
      void api.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    },
    onForce: () => process.exit(130),
  });
  const message: ApiReady = { ready: api.address, mailbox: api.mailbox };
  process.send?.(message);
  // By default written at exit, which a killed process never reaches: each restart would compile everything
  // again.
  flushCompileCache();
  return message;
}

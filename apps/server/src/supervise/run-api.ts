import { flushCompileCache } from 'node:module';
import { startApi } from '../http/serve.ts';
import { onShutdownSignal } from './shutdown-signals.ts';

/** What the API tells the process that started it, once it answers calls. */
export interface ApiReady {
  readonly ready: string;
  /** Where mails can be read, key included; null where they cannot. */
  readonly mailbox: string | null;
}

/** Requests that take longer than this many milliseconds to end are cut off. */
const CLOSE_LIMIT_MS = 8000;

/** Runs the API until this process is told to stop; tells the process that started it, and the caller, its address. */
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
  // Written at the end otherwise, which a process that is killed never reaches: each restart would compile all anew.
  flushCompileCache();
  return message;
}

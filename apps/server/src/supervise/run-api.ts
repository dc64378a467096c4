import { startApi } from '../http/serve.ts';
import { whenToldToStop } from './told-to-stop.ts';

/** What the API tells the process that started it, once it answers calls. */
export interface ApiReady {
  readonly ready: string;
}

/** Requests that take longer than this many milliseconds to end are cut off. */
const CLOSE_LIMIT_MS = 8000;

/** Runs the API until this process is told to stop. */
export async function runApi(config: Parameters<typeof startApi>[0]): Promise<void> {
  const api = await startApi(config);
  whenToldToStop({
    onStop: () => {
      setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
      void api.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    },
    onForce: () => process.exit(130),
  });
  const message: ApiReady = { ready: api.address };
  process.send?.(message);
}

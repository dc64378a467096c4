import { againWhile } from '../api-client/again-while.ts';
import { BASE_PATH } from '../base-path.ts';

/** In place of a status, if no server answered. */
const UNREACHED = 0;
/** Statuses of a crashed server, which is usually back within seconds. */
const AWAY: readonly number[] = [UNREACHED, 502, 503, 504];

/** A file of the client that could not be fetched. */
export class FileNotFetched extends Error {
  /** The server no longer has it: it has a newer client, which loads with the page. */
  readonly isGone: boolean;
  /** There is a connection, but no server answered. */
  readonly isUnanswered: boolean;

  constructor(file: string, status: number) {
    const isGone = status === 404;
    // The browsers' own message: by it the router knows that a page's file is gone, and reloads the page. While the
    // server is away a reload would only lose the page.
    super(
      `${isGone ? 'Failed to fetch dynamically imported module' : 'Not fetched'}: ${file} (${status})`,
    );
    this.isGone = isGone;
    this.isUnanswered = navigator.onLine && AWAY.includes(status);
  }
}

/** Files that are loaded or loading. */
const fetched = new Map<string, Promise<void>>();

/** Reads the body to its end: only then does the browser cache it. */
async function statusOf(file: string): Promise<number> {
  const answer = await fetch(`${BASE_PATH}/${file}`);
  await answer.arrayBuffer();
  return answer.status;
}

async function fetchFile(file: string): Promise<void> {
  const status = await statusOf(file).catch(() => UNREACHED);
  if (status !== 200) throw new FileNotFetched(file, status);
}

const isUnanswered = (error: unknown) => error instanceof FileNotFetched && error.isUnanswered;

async function fetchPatiently(file: string): Promise<void> {
  try {
    await againWhile(isUnanswered, () => fetchFile(file));
  } catch (error) {
    fetched.delete(file);
    throw error;
  }
}

function fetchOnce(file: string): Promise<void> {
  const fetching = fetched.get(file) ?? fetchPatiently(file);
  fetched.set(file, fetching);
  return fetching;
}

/** Whether the page is about to be reloaded because a file named in its html did not load (public/before-paint.js). */
const isReloading = () => document.documentElement.dataset['away'] !== undefined;

/** Whether the page's html has requested it. */
const isInPage = (file: string) =>
  document.querySelector(`link[href="${BASE_PATH}/${file}"]`) !== null;

/**
 * Runs a lazy chunk once all of its files are loaded. The build routes every `import()` through it
 * (`build/chunk-loader.ts`). Once a script has failed to load, browsers refuse it until the page is reloaded, even
 * under another name if only one of its imports failed (Chromium, Firefox). `fetch` can be retried, and the script then
 * comes from the browser's cache.
 */
export async function fetchFirst<Part>(
  run: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.filter((file) => !isInPage(file)).map(fetchOnce));
  try {
    return await run();
  } catch (error) {
    if (!isReloading()) throw error;
    return new Promise(() => undefined);
  }
}

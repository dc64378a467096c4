import { againWhile } from '../api-client/again-while.ts';
import { BASE_PATH } from '../base-path.ts';

/** Of a file that no server answered for. */
const UNREACHED = 0;
/** Where a server that died is mostly back within seconds. */
const AWAY: readonly number[] = [UNREACHED, 502, 503, 504];

/** A file of the client that could not be fetched. */
export class FileNotFetched extends Error {
  /** The server has it no more: it has a newer client, which comes when the page is loaded again. */
  readonly isGone: boolean;
  /** There is a connection, and nobody answered. */
  readonly isUnanswered: boolean;

  constructor(file: string, status: number) {
    const isGone = status === 404;
    // In the browser's own words: by these the router knows that a page's file is gone, and loads the page again. With the
    // server away that would only lose the page.
    super(
      `${isGone ? 'Failed to fetch dynamically imported module' : 'Not fetched'}: ${file} (${status})`,
    );
    this.isGone = isGone;
    this.isUnanswered = navigator.onLine && AWAY.includes(status);
  }
}

/** Files that are here or on their way. */
const fetched = new Map<string, Promise<void>>();

/** To its end: only then does the browser keep it. */
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

/** Whether the page is about to be loaded again, since a file that its html names did not come (public/before-paint.js). */
const isOpenedAgain = () => document.documentElement.dataset['away'] !== undefined;

/** Whether the page's html has asked for it. */
const isInPage = (file: string) =>
  document.querySelector(`link[href="${BASE_PATH}/${file}"]`) !== null;

/**
 * Runs a part of the client whose files come after the page, once all of them are here. In the build every `import()` goes
 * through it (`build/chunk-loader.ts`). A browser refuses for as long as the page stays what it once failed to fetch as a
 * script, under any other name too if only one file that it imports has failed (Chromium, Firefox); what `fetch` failed
 * to get it fetches again, and the script then comes from what the browser keeps.
 */
export async function fetchFirst<Part>(
  run: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.filter((file) => !isInPage(file)).map(fetchOnce));
  try {
    return await run();
  } catch (error) {
    if (!isOpenedAgain()) throw error;
    return new Promise(() => undefined);
  }
}

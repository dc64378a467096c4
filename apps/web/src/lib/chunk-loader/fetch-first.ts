import { BASE_PATH } from '../base-path.ts';

/** Of a file that no server answered for. */
const UNREACHED = 0;

/** A file of the client that could not be fetched. */
export class FileNotFetched extends Error {
  /** The server has it no more: it has a newer client, which comes when the page is loaded again. */
  readonly isGone: boolean;

  constructor(file: string, status: number) {
    // In the browser's own words: by these the router knows that a page's file is missing, and loads the page again.
    super(`Failed to fetch dynamically imported module: ${file} (${status})`);
    this.isGone = status === 404;
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
  if (status === 200) return;
  fetched.delete(file);
  throw new FileNotFetched(file, status);
}

function fetchOnce(file: string): Promise<void> {
  const fetching = fetched.get(file) ?? fetchFile(file);
  fetched.set(file, fetching);
  return fetching;
}

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
  return run();
}

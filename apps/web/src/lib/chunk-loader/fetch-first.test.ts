import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst, FileNotFetched } from './fetch-first.ts';

/** The server's answers by file, in order; the last one repeats. Undefined, or no entry, means no connection. */
const answers = new Map<string, (number | undefined)[]>();
const asked = vi.fn((path: string) => {
  const left = answers.get(path) ?? [];
  const status = left.length > 1 ? left.shift() : left[0];
  return status === undefined
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response('', { status }));
});

beforeEach(() => {
  answers.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

test('a chunk runs once all of its files are loaded', async () => {
  answers.set('/a.js', [200]).set('/b.js', [200]);
  const run = vi.fn(() => Promise.resolve('part'));
  const part = fetchFirst(run, ['a.js', 'b.js']);
  expect(run).not.toHaveBeenCalled();
  expect(await part).toBe('part');
  expect(asked.mock.calls).toEqual([['/a.js'], ['/b.js']]);
});

const TRIES = 16;

test('a file that failed to load is fetched again before it runs', async () => {
  const run = vi.fn(() => Promise.resolve('part'));
  await expect(fetchFirst(run, ['c.js'])).rejects.toThrow(FileNotFetched);
  expect(run).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(TRIES);
  answers.set('/c.js', [200]);
  expect(await fetchFirst(run, ['c.js'])).toBe('part');
});

test.each([502, 503, 504, undefined])(
  'while the server is away (%s) a file is requested until it is back',
  async (away) => {
    const file = `f-${away}.js`;
    answers.set(`/${file}`, [away, away, 200]);
    expect(await fetchFirst(() => Promise.resolve('part'), [file])).toBe('part');
    expect(asked).toHaveBeenCalledTimes(3);
  },
);

test('without a connection it fails at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchFirst(() => Promise.resolve(), ['g.js'])).rejects.toThrow(FileNotFetched);
  expect(asked).toHaveBeenCalledTimes(1);
});

// The router recognises this message and reloads the page.
test.each([
  [404, true],
  [502, false],
])('reloads the page if the server answers %s for a file: %s', async (status, is) => {
  answers.set('/h.js', [status]);
  const load = fetchFirst(() => Promise.resolve(), ['h.js']);
  const reloads = /Failed to fetch dynamically imported module/;
  await (is ? expect(load).rejects.toThrow(reloads) : expect(load).rejects.not.toThrow(reloads));
});

test('a missing file of the page itself throws no error: the page is about to be reloaded', async () => {
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  document.documentElement.dataset['away'] = '';
  const answered = vi.fn();
  fetchFirst(refused).then(answered, answered);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(answered).not.toHaveBeenCalled();
  delete document.documentElement.dataset['away'];
  await expect(fetchFirst(refused)).rejects.toThrow(TypeError);
});

test('a file shared by two chunks is fetched once, and files of the page not at all', async () => {
  answers.set('/d.js', [200]);
  document.head.innerHTML = '<link rel="modulepreload" href="/page.js">';
  const run = () => Promise.resolve('part');
  await Promise.all([fetchFirst(run, ['d.js', 'page.js']), fetchFirst(run, ['d.js'])]);
  expect(asked.mock.calls).toEqual([['/d.js']]);
});

test.each([
  [404, true],
  [503, false],
  [undefined, false],
])('a server that answers %s no longer has the file: %s', async (status, isGone) => {
  answers.set('/e.js', [status]);
  await expect(fetchFirst(() => Promise.resolve(), ['e.js'])).rejects.toMatchObject({ isGone });
});

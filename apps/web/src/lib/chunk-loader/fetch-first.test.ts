import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst, FileNotFetched } from './fetch-first.ts';

/** What the server answers, by file, one after the other; the last stays. Undefined, and no answer at all, is no connection. */
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

test('a part runs once all of its files are here', async () => {
  answers.set('/a.js', [200]).set('/b.js', [200]);
  const run = vi.fn(() => Promise.resolve('part'));
  const part = fetchFirst(run, ['a.js', 'b.js']);
  expect(run).not.toHaveBeenCalled();
  expect(await part).toBe('part');
  expect(asked.mock.calls).toEqual([['/a.js'], ['/b.js']]);
});

const TRIES = 16;

test('a file that could not be fetched is fetched again, and not run before', async () => {
  const run = vi.fn(() => Promise.resolve('part'));
  await expect(fetchFirst(run, ['c.js'])).rejects.toThrow(FileNotFetched);
  expect(run).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(TRIES);
  answers.set('/c.js', [200]);
  expect(await fetchFirst(run, ['c.js'])).toBe('part');
});

test.each([502, 503, 504, undefined])(
  'where the server is away (%s) a file is asked for until it is back',
  async (away) => {
    const file = `f-${away}.js`;
    answers.set(`/${file}`, [away, away, 200]);
    expect(await fetchFirst(() => Promise.resolve('part'), [file])).toBe('part');
    expect(asked).toHaveBeenCalledTimes(3);
  },
);

test('without a connection nothing is waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchFirst(() => Promise.resolve(), ['g.js'])).rejects.toThrow(FileNotFetched);
  expect(asked).toHaveBeenCalledTimes(1);
});

// By these words the router loads the page again.
test.each([
  [404, true],
  [502, false],
])('a page is loaded again for a file that the server answers by %s: %s', async (status, is) => {
  answers.set('/h.js', [status]);
  const load = fetchFirst(() => Promise.resolve(), ['h.js']);
  const reloads = /Failed to fetch dynamically imported module/;
  await (is ? expect(load).rejects.toThrow(reloads) : expect(load).rejects.not.toThrow(reloads));
});

test('what the page itself could not get fails for nobody: the page is about to be opened again', async () => {
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  document.documentElement.dataset['away'] = '';
  const answered = vi.fn();
  fetchFirst(refused).then(answered, answered);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(answered).not.toHaveBeenCalled();
  delete document.documentElement.dataset['away'];
  await expect(fetchFirst(refused)).rejects.toThrow(TypeError);
});

test('a file of two parts is fetched once, and none that the page has asked for', async () => {
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
])('a server that answers %s has the file no more: %s', async (status, isGone) => {
  answers.set('/e.js', [status]);
  await expect(fetchFirst(() => Promise.resolve(), ['e.js'])).rejects.toMatchObject({ isGone });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst, FileNotFetched } from './fetch-first.ts';

/** What the server answers, by file; none stands for no connection. */
const statuses = new Map<string, number>();
const asked = vi.fn((path: string) => {
  const status = statuses.get(path);
  return status === undefined
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response('', { status }));
});

beforeEach(() => {
  statuses.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a part runs once all of its files are here', async () => {
  statuses.set('/a.js', 200).set('/b.js', 200);
  const run = vi.fn(() => Promise.resolve('part'));
  const part = fetchFirst(run, ['a.js', 'b.js']);
  expect(run).not.toHaveBeenCalled();
  expect(await part).toBe('part');
  expect(asked.mock.calls).toEqual([['/a.js'], ['/b.js']]);
});

test('a file that could not be fetched is fetched again, and not run before', async () => {
  const run = vi.fn(() => Promise.resolve('part'));
  await expect(fetchFirst(run, ['c.js'])).rejects.toThrow(FileNotFetched);
  expect(run).not.toHaveBeenCalled();
  // By these words the router knows that a page's file is missing.
  await expect(fetchFirst(run, ['c.js'])).rejects.toThrow(
    /^Failed to fetch dynamically imported module/,
  );
  statuses.set('/c.js', 200);
  expect(await fetchFirst(run, ['c.js'])).toBe('part');
});

test('a file of two parts is fetched once, and none that the page has asked for', async () => {
  statuses.set('/d.js', 200);
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
  if (status !== undefined) statuses.set('/e.js', status);
  await expect(fetchFirst(() => Promise.resolve(), ['e.js'])).rejects.toMatchObject({ isGone });
});

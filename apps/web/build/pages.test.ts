import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from '../src/app/routes.ts';
import { PRELOADED_QUERIES } from './first-calls.ts';
import { pages, readPages } from './pages.ts';

const allOf = (route: AnyRoute): readonly AnyRoute[] => [
  route,
  ...Object.values((route.children ?? []) as AnyRoute[]).flatMap((child) => allOf(child)),
];

test('every address of the client is a page', () => {
  const paths = allOf(routeTree as AnyRoute).flatMap(
    ({ options }) => (options as { path?: string }).path ?? [],
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(new Set(readPages().map(({ path }) => path))).toEqual(new Set(paths));
});

test.each([
  ['/heatmap', 'heat-map', true],
  ['/login', 'sign-in', false],
])('%s is drawn by %s', (path, name, isGuarded) => {
  expect(readPages()).toContainEqual({ path, name, isGuarded });
});

const BODIES = { 'index.html': 'MARK', '/heatmap': 'FRAME' };

/** The plugin's output for a bundle in which every page has a file of its own and a shared one. */
async function write(): Promise<ReadonlyMap<string, string>> {
  const chunk = (
    fileName: string,
    imports: string[],
    moduleIds: string[] = [],
  ): [string, object] => [fileName, { type: 'chunk', fileName, imports, moduleIds }];
  const bundle = Object.fromEntries<object>([
    ...readPages().map(({ name }) =>
      chunk(`assets/${name}.js`, ['assets/shared.js'], [`/web/src/app/pages/${name}.tsx`]),
    ),
    chunk('assets/shared.js', ['assets/start.js', 'assets/deep.js']),
    chunk('assets/start.js', []),
    chunk('assets/deep.js', []),
    ['index.html', { type: 'asset', source: '<head><script src="/assets/start.js"></head>MARK' }],
  ]);
  const files = new Map<string, string>();
  const { generateBundle } = pages(() => Promise.resolve(BODIES)) as unknown as {
    readonly generateBundle: {
      readonly handler: (options: object, bundle: object) => Promise<void>;
    };
  };
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, source);
  await generateBundle.handler.call({ emitFile }, {}, bundle);
  return files;
}

/** The calls that a page preloads. */
const callsIn = (html: string): readonly string[] =>
  [...html.matchAll(/as="fetch" crossorigin="use-credentials" href="(.+?)"/g)].flatMap(
    ([, address]) => address ?? [],
  );

test('a page lists all its files once, and preloads the current user', async () => {
  const html = (await write()).get('pages/heat-map.html') ?? '';
  const named = [...html.matchAll(/(?:src|modulepreload" crossorigin href)="\/assets\/(.+?)"/g)];
  expect(named.map(([, file]) => file)).toEqual([
    'start.js',
    'heat-map.js',
    'shared.js',
    'deep.js',
  ]);
  expect(callsIn(html)).toEqual([
    '/api/auth/user',
    '/api/heatmap?period=all',
    '/api/heatmap/without-zone?period=all',
    '/api/heatmap/kinds?period=all',
  ]);
});

test('only guarded pages preload queries', () => {
  const guarded = readPages().flatMap(({ name, isGuarded }) => (isGuarded ? [name] : []));
  expect(guarded).toEqual(expect.arrayContaining(Object.keys(PRELOADED_QUERIES)));
});

test('a public page does not preload the current user', async () => {
  expect((await write()).get('pages/consent.html')).not.toContain('/api/');
});

test('pages.json maps each address to its page', async () => {
  const list = JSON.parse((await write()).get('pages.json') ?? '[]') as unknown[];
  expect(list).toContainEqual({
    ...{ path: '/workout/$id', file: 'pages/workout.html' },
    calls: ['/api/workouts/$id'],
  });
  expect(list).toContainEqual({ path: '/heatmap', file: 'pages/heat-map.html', calls: [] });
});

test('a guarded page starts with its frame, every other one with the logo', async () => {
  const files = await write();
  expect(files.get('pages/heat-map.html')).toMatch(/<\/head>FRAME$/);
  expect(files.get('pages/sign-in.html')).toMatch(/<\/head>MARK$/);
});

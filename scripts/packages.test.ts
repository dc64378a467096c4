import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// An untyped script.
const { lostPackages } = (await import(new URL('./setup/packages.mjs', import.meta.url).href)) as {
  lostPackages: (packages: object, locate: (path: string) => string) => string[];
};
const root = mkdtempSync(join(tmpdir(), 'hooplog-packages-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});
const LOCK = {
  '': {},
  'apps/web': {},
  'node_modules/a': {},
  'apps/web/node_modules/a': {},
  'node_modules/for-another-system': { optional: true },
};

test('the start detects a missing node_modules of a workspace', () => {
  const inRoot = (path: string) => join(root, path);
  for (const path of ['node_modules/a', 'apps/web/node_modules/a']) {
    mkdirSync(inRoot(path), { recursive: true });
  }
  expect(lostPackages(LOCK, inRoot)).toEqual([]);
  rmSync(inRoot('apps/web/node_modules'), { recursive: true });
  expect(lostPackages(LOCK, inRoot)).toEqual(['apps/web/node_modules/a']);
});

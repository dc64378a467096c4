import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/spec-coverage.md'), 'utf8');

/** A test file and a part of a test's name, as the page cites them. */
const proofs = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`\s+"([^"]+)"/g)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

it('cites a proof in every row', () => {
  const rows = page
    .split('\n')
    .filter((line) => /^\| (?!-|route |call |rule |situation )/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !/`[^`]+\.(test|spec)\.tsx?` "/.test(row))).toEqual([]);
});

it.each(proofs)('%s holds "%s"', (file, title) => {
  expect(existsSync(resolve(root, file)), file).toBe(true);
  expect(readFileSync(resolve(root, file), 'utf8')).toContain(title);
});

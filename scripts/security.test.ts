import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/security.md'), 'utf8');

/** A test file and a part of a test's name, as cited on the page. */
const CITED = /`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/;

const rows = page.split('\n').filter((line) => /^\| (?!-|requirement )/.test(line));

it('covers the chapters of the standard, row by row', () => {
  expect(rows.length).toBeGreaterThan(60);
});

it.each(rows.map((row) => [row.split('|')[1]?.trim() ?? '', row] as const))(
  '%s names a test that exists',
  (_, row) => {
    const [, file = '', title = ''] = CITED.exec(row) ?? [];
    expect(file, 'every row cites a file and a part of a name').not.toBe('');
    expect(existsSync(resolve(root, file)), file).toBe(true);
    expect(readFileSync(resolve(root, file), 'utf8')).toContain(title);
  },
);

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A line of docs/spec-coverage.md. */
export interface Row {
  /** Complete, even if the line begins with "…". */
  readonly name: string;
  /** The test file, from the checkout's root. */
  readonly file: string;
  /** The test's full name. */
  readonly test: string;
}

const LINE = /^\| (?!-|route |call |rule |situation )(.+?) +\| (.+?) +\|$/;
const PROOF = /^`([\w./-]+\.(?:test|spec)\.tsx?)` "(.+)"$/;

/** The page's rows; file and test are empty if a row cites none. */
export function readRows(): Row[] {
  let parent = '';
  const page = readFileSync(resolve(ROOT, 'docs/spec-coverage.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, said = '', proof = ''] = LINE.exec(line) ?? [];
    if (said === '') return [];
    if (!said.startsWith('…')) parent = said;
    const [, file = '', test = ''] = PROOF.exec(proof) ?? [];
    return [{ name: said.startsWith('…') ? `${parent} ${said}` : said, file, test }];
  });
}

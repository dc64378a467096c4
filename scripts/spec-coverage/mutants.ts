import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './rows.ts';

/** A fault that the cited test of a row must notice. */
export interface Mutant {
  readonly row: string;
  /** The source, from the checkout's root. */
  readonly file: string;
  /** Stands there once. */
  readonly find: string;
  readonly replace: string;
}

const LIST = 'scripts/spec-coverage/mutants.txt';

/** Blocks of four lines: the row, its file, what stands there, and what takes its place. @throws for any other block */
export function readMutants(): Mutant[] {
  const blocks = readFileSync(resolve(ROOT, LIST), 'utf8').trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [row = '', file = '', find = '', replace = ''] = block.split('\n');
    if (!find.startsWith('- ') || !replace.startsWith('+')) {
      throw new Error(`${LIST}: no fault under "${row}"`);
    }
    return { row, file, find: find.slice(2), replace: replace.slice(2) };
  });
}

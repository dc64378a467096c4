import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Mutant, readMutants } from './mutants.ts';
import { readRows, ROOT } from './rows.ts';

const LIST = resolve(ROOT, 'scripts/spec-coverage/noticed.txt');
const DIGITS = 12;

/** Changes with the fault, and with the test that its row cites. */
function fingerprintOf({ row, file, find, replace }: Mutant): string {
  const cited = readRows().find(({ name }) => name === row);
  const told = [row, cited?.file, cited?.test, file, find, replace].join('\n');
  return createHash('sha256').update(told).digest('hex').slice(0, DIGITS);
}

function readNoticed(): Set<string> {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  return new Set(lines.map((line) => line.slice(0, DIGITS)));
}

/** Whether the fault, as it stands, was tried and noticed. */
export const wasNoticed = (mutant: Mutant): boolean => readNoticed().has(fingerprintOf(mutant));

/** Writes down how a fault's trial ended, and forgets the faults that the list no longer holds. */
export function keepTrial(tried: Mutant, noticed: boolean): void {
  const known = readNoticed();
  const fingerprint = fingerprintOf(tried);
  if (noticed) known.add(fingerprint);
  else known.delete(fingerprint);
  const lines = readMutants()
    .map((mutant) => `${fingerprintOf(mutant)} ${mutant.row}\n`)
    .filter((line) => known.has(line.slice(0, DIGITS)));
  writeFileSync(LIST, lines.join(''));
}

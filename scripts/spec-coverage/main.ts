// Puts the fault of each row into the sources, one at a time, and runs the one test that the row cites. With the word
// "built" those whose test needs the built client, browser journeys above all; with any other word the rows with it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Mutant, readMutants } from './mutants.ts';
import { readRows, type Row, ROOT } from './rows.ts';
import { patternOf } from './tests-of.ts';

const BUILT = 'built';
/** What a page never shows is waited for, and here that is the rule. */
const ASYNC_TIMEOUT_MS = '4000';

const isJourney = ({ file }: Row) => file.startsWith('e2e/');
const isOfBuilt = (row: Row) => isJourney(row) || row.file === 'scripts/landing-budget.test.ts';

function command(row: Row): string[] {
  const pattern = patternOf(row.test);
  const bin = (...path: string[]) => resolve(ROOT, 'node_modules', ...path);
  if (!isJourney(row)) {
    return [bin('vitest', 'vitest.mjs'), 'run', row.file, '-t', pattern, '--bail=1'];
  }
  const cli = bin('@playwright', 'test', 'cli.js');
  return [cli, 'test', '--config', 'e2e/playwright.config.ts', row.file, '-g', pattern, '-x'];
}

const BUILD = "await (await import('./scripts/setup/web.mjs')).ensureWeb(process.execPath)";

/** Runs Node from the checkout's root. @returns whether it ended well */
function runs(args: readonly string[]): boolean {
  const env = { ...process.env, VITE_ASYNC_TIMEOUT_MS: ASYNC_TIMEOUT_MS };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' }).status === 0;
}

const build = () => runs(['--input-type=module', '-e', BUILD]);

/** Runs the cited test. A client that cannot even be built passes none. */
const passes = (row: Row): boolean => (!isOfBuilt(row) || build()) && runs(command(row));

/** Puts a fault in for as long as the work lasts, also when it is interrupted. */
function withFault({ file, find, replace }: Mutant, work: () => boolean): boolean {
  const path = resolve(ROOT, file);
  const sound = readFileSync(path, 'utf8');
  const restore = () => {
    writeFileSync(path, sound);
  };
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    return work();
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const [word = ''] = process.argv.slice(2);
const rows = new Map(readRows().map((row) => [row.name, row]));
const chosen = readMutants().flatMap((mutant) => {
  const row = rows.get(mutant.row);
  if (row === undefined) return [];
  const isWanted = [row.name, row.file, mutant.file].some((text) => text.includes(word));
  return (word === BUILT ? isOfBuilt(row) : isWanted && !isOfBuilt(row)) ? [{ mutant, row }] : [];
});
let survivors = 0;
for (const { mutant, row } of chosen) {
  const isNoticed = !withFault(mutant, () => passes(row));
  if (!isNoticed) survivors += 1;
  console.log(`${isNoticed ? '✓' : '✗ survived:'} ${row.name}: ${mutant.find} → ${mutant.replace}`);
}
if (word === BUILT) build();
console.log(`\n${chosen.length} faults, ${chosen.length - survivors} noticed`);
process.exitCode = survivors === 0 ? 0 : 1;

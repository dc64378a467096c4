// Puts the fault of each row into the sources, one at a time, and runs the one test that the row cites. With the word
// "built" those whose test needs the built client, browser journeys above all; with any other word the rows with it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { type Mutant, readMutants } from './mutants.ts';
import { readRows, type Row, ROOT } from './rows.ts';
import { patternOf } from './tests-of.ts';

const BUILT = 'built';
/** What a page never shows is waited for, and here that is the rule. */
const ASYNC_TIMEOUT_MS = '4000';

const isJourney = ({ file }: Row) => file.startsWith('e2e/');
const isOfBuilt = (row: Row) => isJourney(row) || row.file === 'scripts/landing-budget.test.ts';

process.env['VITE_ASYNC_TIMEOUT_MS'] = ASYNC_TIMEOUT_MS;
/** One for all faults: it keeps what it has read, and the database's server. */
const vitest = await createVitest({
  root: ROOT,
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();

/** @throws when no test has the row's name: then nothing is proved */
async function passesInVitest({ file, test, name }: Row): Promise<boolean> {
  vitest.setGlobalTestNamePattern(new RegExp(`^${patternOf(test, ' > ')}$`));
  const specifications = await vitest.globTestSpecifications([file]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // Those of earlier runs are told again.
  const own = testModules.filter(({ moduleId }) => moduleId === resolve(ROOT, file));
  if (own.some((module) => !module.ok())) return false;
  const ran = own.flatMap(({ children }) => [...children.allTests('passed')]);
  if (ran.length === 0) throw new Error(`${name}: no test ran`);
  return true;
}

const BUILD = "await (await import('./scripts/setup/web.mjs')).ensureWeb(process.execPath)";
const PLAYWRIGHT = resolve(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs Node from the checkout's root. @returns whether it ended well */
const runs = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' }).status === 0;
const build = () => runs(['--input-type=module', '-e', BUILD]);

/** A client that cannot even be built passes no journey. */
function passesInBrowser({ file, test }: Row): boolean {
  const chosen = [file, '-g', patternOf(test, ' '), '-x'];
  return runs([PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', ...chosen]);
}

async function passes(row: Row): Promise<boolean> {
  if (isOfBuilt(row) && !build()) return false;
  return isJourney(row) ? passesInBrowser(row) : passesInVitest(row);
}

/** Puts a fault in for as long as the test runs, also when that is interrupted. */
async function isNoticed({ file, find, replace }: Mutant, row: Row): Promise<boolean> {
  const path = resolve(ROOT, file);
  const sound = readFileSync(path, 'utf8');
  const write = (source: string) => {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  };
  const stop = () => {
    write(sound);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    write(sound.replace(find, () => replace));
    return !(await passes(row));
  } finally {
    write(sound);
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
  const noticed = await isNoticed(mutant, row);
  if (!noticed) survivors += 1;
  console.log(`${noticed ? '✓' : '✗ survived:'} ${row.name}: ${mutant.find} → ${mutant.replace}`);
}
await vitest.close();
if (word === BUILT) build();
console.log(`\n${chosen.length} faults, ${chosen.length - survivors} noticed`);
process.exitCode = survivors === 0 ? 0 : 1;

// Puts the fault of each row into the sources, one at a time, and runs the one test that the row cites. With the word
// "built" those whose test needs the built client, browser journeys above all; with "untried" only those that noticed.txt
// does not hold; with any other word the rows with it. Words add up.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createVitest } from 'vitest/node';
import { type Mutant, readMutants } from './mutants.ts';
import { keepTrial, wasNoticed } from './noticed.ts';
import { readRows, type Row, ROOT } from './rows.ts';
import { patternOf } from './tests-of.ts';

const BUILT = 'built';
const UNTRIED = 'untried';
/** What a page never shows is waited for, and here that is the rule. */
const ASYNC_TIMEOUT_MS = '4000';

const isJourney = ({ file }: Row) => file.startsWith('e2e/');
const isOfBuilt = (row: Row) => isJourney(row) || row.file === 'scripts/landing-budget.test.ts';

/** Of programs of their own: vitest sets NODE_ENV, by which the client would be built for development. */
const environment = { ...process.env };
process.env['VITE_ASYNC_TIMEOUT_MS'] = ASYNC_TIMEOUT_MS;
/** One for all faults: it keeps what it has read, and the database's server. */
const vitest = await createVitest({
  root: ROOT,
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();

/** The first line of what a test or a file that does not load complains of. */
const firstLine = (errors: readonly { readonly message: string }[]): string =>
  errors[0]?.message.split('\n')[0] ?? 'failed';

/** @returns what the test complains of, null when it passes @throws when no test has the row's name: then nothing is proved */
async function complaintInVitest({ file, test, name }: Row): Promise<string | null> {
  vitest.setGlobalTestNamePattern(new RegExp(`^${patternOf(test, ' > ')}$`));
  const specifications = await vitest.globTestSpecifications([file]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // Those of earlier runs are told again.
  const own = testModules.filter(({ moduleId }) => moduleId === resolve(ROOT, file));
  const failed = own.flatMap(({ children }) => [...children.allTests('failed')]);
  const unloaded = own.find((module) => module.errors().length > 0);
  if (unloaded !== undefined) return firstLine(unloaded.errors());
  if (failed[0] !== undefined) return firstLine(failed[0].result().errors ?? []);
  if (own.some((module) => !module.ok())) return 'failed';
  const ran = own.flatMap(({ children }) => [...children.allTests('passed')]);
  if (ran.length === 0) throw new Error(`${name}: no test ran`);
  return null;
}

const BUILD = "await (await import('./scripts/setup/web.mjs')).ensureWeb(process.execPath)";
const PLAYWRIGHT = resolve(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs Node from the checkout's root. @returns what it said, null when it ended well */
function saidAtFailure(args: readonly string[]): string | null {
  const options = { cwd: ROOT, env: environment, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, args, options);
  return status === 0 ? null : stdout;
}
const build = () => saidAtFailure(['--input-type=module', '-e', BUILD]);

function complaintInBrowser({ file, test }: Row): string | null {
  const chosen = [file, '-g', patternOf(test, ' '), '-x'];
  const args = [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', ...chosen];
  const said = saidAtFailure(args);
  return said && (/^ *\S*Error: .+/m.exec(stripVTControlCharacters(said))?.[0].trim() ?? 'failed');
}

/** A client that cannot even be built passes no journey. */
async function complaint(row: Row): Promise<string | null> {
  if (isOfBuilt(row) && build() !== null) return 'the client cannot be built';
  return isJourney(row) ? complaintInBrowser(row) : complaintInVitest(row);
}

/** Puts a fault in for as long as the test runs, also when that is interrupted. @returns what the test complains of */
async function complaintAt({ file, find, replace }: Mutant, row: Row): Promise<string | null> {
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
    return await complaint(row);
  } finally {
    write(sound);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const words = new Set(process.argv.slice(2));
const isOfBuiltWanted = words.delete(BUILT);
const isUntriedWanted = words.delete(UNTRIED);
const rows = new Map(readRows().map((row) => [row.name, row]));
const mutants = readMutants();
const chosen = mutants.flatMap((mutant) => {
  const row = rows.get(mutant.row);
  if (row === undefined || isOfBuilt(row) !== isOfBuiltWanted) return [];
  if (isUntriedWanted && wasNoticed(mutant)) return [];
  const texts = [row.name, row.file, mutant.file];
  const isWanted = [...words].every((word) => texts.some((text) => text.includes(word)));
  return isWanted ? [{ mutant, row }] : [];
});
let survivors = 0;
for (const { mutant, row } of chosen) {
  const complained = await complaintAt(mutant, row);
  if (complained === null) survivors += 1;
  keepTrial(mutant, complained !== null);
  const fault = `${row.name}: ${mutant.find} → ${mutant.replace}`;
  console.log(complained === null ? `✗ survived: ${fault}` : `✓ ${fault}\n    ${complained}`);
}
await vitest.close();
if (isOfBuiltWanted) build();
const known = mutants.filter(wasNoticed).length;
console.log(`\n${chosen.length} faults, ${chosen.length - survivors} noticed`);
console.log(`${known} of all ${mutants.length} were noticed as they stand`);
process.exitCode = survivors === 0 ? 0 : 1;

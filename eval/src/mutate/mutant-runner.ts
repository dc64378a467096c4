import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { TestRunner } from 'vitest';
import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { MutantSwitch } from './switch.ts';

declare global {
  var hooplogMutants: MutantSwitch;
}

interface KnownTest {
  readonly run: () => Promise<void>;
  /** Seconds of processor time. */
  readonly seconds: number;
  readonly steps: number;
  readonly reached: ReadonlySet<number>;
}

/** Maximum steps of a test under a mutant: a multiple of its usual steps, plus an allowance for short tests. */
const allowed = (steps: number): number => 5 * steps + 100_000;

globalThis.hooplogMutants = new MutantSwitch();

/** Mutants that some test of this worker killed, and those that some test reached. */
const killed = new Set<number>();
const reached = new Set<number>();

/** Runs every test of a file as usual, and then again for each mutant that it reaches and that is still alive. */
export default class MutantRunner extends TestRunner {
  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    // The suite is a whole file.
    if ('filepath' in suite) await tryMutants(testsOf(suite));
  }
}

async function tryMutants(cases: readonly RunnerTestCase[]): Promise<void> {
  const mutants = globalThis.hooplogMutants;
  const known: KnownTest[] = [];
  for (const test of cases) {
    const one = test.result?.state === 'pass' ? await know(test) : null;
    if (one) known.push(one);
  }
  // Fast tests first: they often kill it already.
  known.sort((a, b) => a.seconds - b.seconds);
  for (const id of new Set([
    ...known.flatMap((test) => [...test.reached]),
    ...mutants.settled.keys(),
  ])) {
    const tests = known.filter((test) => comesBy(test, id));
    if (tests.length === 0) continue;
    reached.add(id);
    if (!killed.has(id) && (await isNoticed(id, tests))) killed.add(id);
    // Lets the event loop run, so that this process can send its heartbeats.
    await new Promise(setImmediate);
  }
  mutants.turnOn(-1);
  writeFileSync(
    process.env['HOOPLOG_MUTANTS'] ?? '',
    JSON.stringify({ killed: [...killed], reached: [...reached] }),
  );
}

function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)));
}

/** The mutants that a test reaches; null for a test that cannot be run again. */
async function know(test: RunnerTestCase): Promise<KnownTest | null> {
  const mutants = globalThis.hooplogMutants;
  const run = async (): Promise<void> => {
    await TestRunner.getTestFn(test)();
  };
  mutants.turnOn(-1);
  const seen = new Set<number>();
  mutants.reached = seen;
  const before = process.cpuUsage();
  const passed = await passes(run);
  mutants.reached = null;
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return passed ? { run, seconds, steps: mutants.steps, reached: seen } : null;
}

function comesBy(test: KnownTest, id: number): boolean {
  const module = globalThis.hooplogMutants.settled.get(id);
  if (!module) return test.reached.has(id);
  return [...test.reached].some((other) => other >= module[0] && other <= module[1]);
}

async function isNoticed(id: number, tests: readonly KnownTest[]): Promise<boolean> {
  for (const { run, steps, seconds } of tests) {
    globalThis.hooplogMutants.turnOn(id, allowed(steps));
    if (!(await Promise.race([passes(run), isLate(seconds)]))) return true;
  }
  return false;
}

/** Rejects if a test waits for something that never comes. */
async function isLate(seconds: number): Promise<false> {
  await setTimeout(2000 + 20_000 * seconds, undefined, { ref: false });
  return false;
}

async function passes(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

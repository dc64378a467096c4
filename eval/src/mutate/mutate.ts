import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import type { NumberedMutant } from './instrument.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutants-of.ts';
import { mutantsOf } from './mutants-of.ts';
import { CheapFirst } from './cheap-first.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VISION = 'packages/vision/src';

/** The mutated sources, with the thresholds that their rules use, and the tests that should kill the mutants. */
const PARTS = [
  {
    name: 'judge',
    sources: [`${VISION}/judge/*.ts`, `${VISION}/thresholds/{attempts,judge}.ts`],
  },
  { name: 'track', sources: [`${VISION}/track/*.ts`, `${VISION}/thresholds/track.ts`] },
  { name: 'locate', sources: [`${VISION}/locate/*.ts`, `${VISION}/thresholds/{locate,flight}.ts`] },
  { name: 'eyes', sources: ['packages/eyes/src/**/*.ts'] },
] as const;

/** Code that opens real networks is tested on them, which takes seconds instead of milliseconds. */
const REAL_NETWORKS = /\/(node|web)\/|\/runtimes\/(native|web|session-network|contract)|\/readme\./;

const TESTS = [
  `${VISION}/{judge,track,locate,metrics}/**/*.test.ts`,
  'packages/eyes/src/**/*.test.ts',
];

export interface MutateOptions {
  /** Share of all mutants that is tried, 0 to 1. */
  readonly share: number;
  /** Selects the mutants. */
  readonly seed: number;
  /** Only files with this in their path. */
  readonly only?: string | undefined;
}

/** A tried mutant and its result. */
export interface TriedMutant extends NumberedMutant {
  readonly part: string;
  /** Some test failed with it. */
  readonly killed: boolean;
  /** Some test reached it. */
  readonly reached: boolean;
}

/** Puts small faults into the sources, one at a time, and reports which of them the tests kill. Takes minutes. */
export async function mutate({ share, seed, only = '' }: MutateOptions): Promise<TriedMutant[]> {
  const chosen = PARTS.flatMap(({ name, sources }) =>
    sourcesOf(sources).flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return mutantsOf(file, source).map((mutant) => ({ ...mutant, part: name }));
    }),
  )
    .filter((mutant) => mutant.file.includes(only) && sampleKey(seed, mutant) < share)
    .map((mutant, id) => ({ ...mutant, id }));
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-mutants-'));
  try {
    const results = join(folder, 'results.json');
    await runTests(
      Map.groupBy(chosen, ({ file }) => file),
      results,
    );
    const { killed, reached } = JSON.parse(await readFile(results, 'utf8')) as Record<
      'killed' | 'reached',
      number[]
    >;
    const [dead, seen] = [new Set(killed), new Set(reached)];
    return chosen.map((mutant) => ({
      ...mutant,
      killed: dead.has(mutant.id),
      reached: seen.has(mutant.id),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** 0 to 1, stable for a mutant whatever changes elsewhere. */
function sampleKey(seed: number, { file, from, to }: Mutant): number {
  const hash = createHash('sha256').update(`${seed} ${file} ${from} ${to}`).digest();
  return hash.readUInt32BE() / 2 ** 32;
}

function sourcesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !REAL_NETWORKS.test(file))
    .sort();
}

/** One process for all, so that modules are loaded once. */
async function runTests(mutants: Map<string, NumberedMutant[]>, results: string): Promise<void> {
  const vitest = await startVitest(
    [],
    {
      config: false,
      root: ROOT,
      include: globSync(TESTS, { cwd: ROOT }).filter((file) => !REAL_NETWORKS.test(file)),
      watch: false,
      // The cache of another run contains other mutants.
      fsModuleCache: false,
      isolate: false,
      fileParallelism: false,
      testTimeout: 60_000,
      reporters: ['default'],
      runner: fileURLToPath(new URL('./mutant-runner.ts', import.meta.url)),
      sequence: { sequencer: CheapFirst },
      env: { HOOPLOG_MUTANTS: results },
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(code, id) {
            const own = mutants.get(relative(ROOT, id));
            return own && instrument(code, own);
          },
        },
      ],
    },
  );
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  if (failed > 0) throw new Error(`${failed} tests fail without any fault.`);
}

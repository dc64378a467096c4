// `npm test`: sets up what is missing, then runs every check and sums up. `npm test -- lint vitest` runs some, and `npm
// test -- long` the journeys of several minutes that nothing else runs.
import { rmSync } from 'node:fs';
import { playwrightCounts, vitestCounts } from './setup/counts.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';
import { nodeTask, runLane } from './setup/tasks.mjs';

const vitestReport = fromRoot('node_modules', '.cache', 'hooplog', 'vitest.json');
const playwrightReport = fromRoot('node_modules', '.cache', 'hooplog', 'playwright.json');

/** Journeys that repeat shorter ones in more cases (`e2e/harness/long.ts`). */
const ONLY_ASKED_FOR = 'long journeys';

const bin = (...path) => fromRoot('node_modules', ...path);

/**
 * Phases run one after the other; each has lanes for two cores. Journeys run last and alone: next to other work they
 * fail, because a camera drops frames or a page waits for a core.
 */
function phases(node) {
  const task = (name, args, environment) => nodeTask(name, node, args, environment);
  const journeys = (name, environment) =>
    task(
      name,
      [
        bin('@playwright', 'test', 'cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter=line,json',
      ],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, ...environment },
    );
  const tsc = (project) => [bin('typescript', 'bin', 'tsc'), '-p', project];
  return [
    [
      [
        task('vitest', [
          bin('vitest', 'vitest.mjs'),
          'run',
          // By default vitest leaves one core free.
          '--maxWorkers=100%',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ]),
      ],
      [
        task('typecheck: pure packages', tsc('tsconfig.pure.json')),
        task('typecheck: server and tools', tsc('tsconfig.json')),
        task('typecheck: web', tsc('apps/web/tsconfig.json')),
        task('lint', [bin('oxlint', 'bin', 'oxlint')]),
        task('format', [
          bin('prettier', 'bin', 'prettier.cjs'),
          '--check',
          '.',
          '--log-level',
          'warn',
        ]),
        task('unused code', [bin('knip', 'bin', 'knip.js')]),
      ],
    ],
    [[journeys('journeys'), journeys(ONLY_ASKED_FOR, { HOOPLOG_JOURNEYS: 'long' })]],
  ];
}

function summarise(results) {
  console.log('\nSummary');
  for (const { name, passed, seconds } of results)
    console.log(`  ${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  const counts = [vitestCounts(vitestReport), playwrightCounts(playwrightReport)];
  const passed = counts[0].passed + counts[1].passed;
  const failedTests = counts[0].failed + counts[1].failed;
  const failedTasks = results.filter((result) => !result.passed).length;
  // A task can fail without a failed test: a lint finding, or a test file that does not load.
  console.log(`\n${passed} passed, ${Math.max(failedTests, failedTasks)} failed`);
  return failedTests + failedTasks === 0 ? 0 : 1;
}

await main(async () => {
  const chosen = process.argv.slice(2);
  const isChosen = ({ name }) =>
    chosen.length === 0 ? name !== ONLY_ASKED_FOR : chosen.some((word) => name.startsWith(word));
  const node = await setUp({ web: true, browser: true });
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
  const results = [];
  for (const lanes of phases(node)) {
    const ran = await Promise.all(lanes.map((lane) => runLane(lane.filter(isChosen))));
    results.push(...ran.flat());
  }
  return summarise(results);
});

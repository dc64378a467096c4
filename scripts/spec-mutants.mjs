// `npm run spec-mutants`: says which faults the tests that docs/spec-coverage.md cites do not notice.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const isBuilt = process.argv.includes('built');
  const node = await setUp({ web: isBuilt, browser: isBuilt });
  const program = fromRoot('scripts', 'spec-coverage', 'main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

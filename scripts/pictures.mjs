// `npm run pictures`: takes pictures of every screen and dialog at four widths, light and dark, into
// `test-results/screens/index.html`, for comparison side by side. `npm run pictures -- readme`: retakes the README's
// pictures, from the demo's people and rendered films. `npm run pictures -- stranger`: plays a new user, and writes
// `docs/strangers-run.md` with taps and pictures.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

const [what = 'screens'] = process.argv.slice(2);

await main(async () => {
  const node = await setUp({ web: true, browser: true });
  const program = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const config = fromRoot('e2e', 'pictures.config.ts');
  return foreground(node, [program, 'test', '--config', config, `${what}.spec.ts`]);
});

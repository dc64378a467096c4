// `npm run pictures`: redraws the README's pictures of a phone, from a rendered workout.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp({ web: true, browser: true });
  const program = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  return foreground(node, [program, 'test', '--config', fromRoot('e2e', 'readme.config.ts')]);
});

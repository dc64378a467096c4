// `npm run stalls`: measures for how long one request can hold up all others.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'stalls', 'main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

// `npm run page-speed`: how much signed-in pages load, and how soon they are of use, on slow networks.
// With a number, so many times each; with an address behind it, that page alone.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp({ web: true, browser: true });
  const program = fromRoot('e2e', 'bench', 'page-speed.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

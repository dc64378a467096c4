// `npm run long-film`: what filming for an hour holds, every half minute; with a number, so many minutes.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp({ web: true, browser: true });
  const program = fromRoot('e2e', 'bench', 'long-film.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

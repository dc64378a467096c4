// `npm run scale -- --workouts 10000`: how the API takes a large database. See docs/scale.md.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const program = fromRoot('apps', 'server', 'src', 'bench', 'scale-main.ts');
  return foreground(node, [program, ...process.argv.slice(2)], { cwd });
});

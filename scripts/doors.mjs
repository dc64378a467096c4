// `npm run doors`: what one client can do to all others, then what no input may do.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

const DRILLS = ['doors', 'fuzz'];

await main(async () => {
  const node = await setUp();
  let worst = 0;
  for (const drill of DRILLS) {
    const program = fromRoot('apps', 'server', 'src', drill, 'main.ts');
    worst = Math.max(worst, await foreground(node, [program]));
  }
  return worst;
});

// `npm run restore -- …`: an operator restores a backup into an empty data folder.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'operator', 'restore-main.ts');
  // Paths on the command line are relative to the user's folder; npm changes to the checkout's.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return foreground(node, [program, ...process.argv.slice(2)], { cwd });
});

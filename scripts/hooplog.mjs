// `npm run hooplog -- analyze …`: sets up what is missing, then runs the command line.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  // Paths on the command line are relative to the user's folder; npm changes to the checkout's.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const program = fromRoot('apps', 'cli', 'src', 'main.ts');
  // The same options as for the server's analyses, and for the same reasons.
  const heap = ['--max-semi-space-size=8', '--no-incremental-marking'];
  return foreground(node, [...heap, program, ...process.argv.slice(2)], { cwd });
});

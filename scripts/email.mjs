// `npm run email -- OLD NEW`: an operator gives an account another address.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'operator', 'change-email-main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

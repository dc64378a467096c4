// `npm run birthday -- ADDRESS YYYY-MM-DD`: an operator corrects a mistyped birthday.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'operator', 'correct-birthday-main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

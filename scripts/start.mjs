// `npm start`: sets up what is missing, then runs the program until it is stopped.
import { foreground } from './setup/foreground.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp({ web: true });
  // It only supervises the others, so little memory is enough.
  return foreground(node, [
    '--max-semi-space-size=1',
    'apps/server/src/main.ts',
    ...process.argv.slice(2),
  ]);
});

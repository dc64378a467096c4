// `npm run spreadsheets`: our CSV export through LibreOffice and back. No part of `npm test`: LibreOffice is large.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'spreadsheets', 'main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

// `npm run texts`: updates the catalogues of all languages with the texts of the sources.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  return foreground(node, [
    fromRoot('packages', 'language', 'src', 'build', 'update-catalogues-main.ts'),
  ]);
});

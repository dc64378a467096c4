// `npm run files -- to-s3` and `to-disk`: an operator moves all films into an S3 bucket, or back.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const program = fromRoot('apps', 'server', 'src', 'operator', 'move-files-main.ts');
  return foreground(node, [program, ...process.argv.slice(2)]);
});

// `npm run measure -- images [--reuse] [--out PAGE.md]`: builds deploy/Dockerfile, starts the files of deploy/ as far
// as possible without a container engine, and uses them. For root on Debian.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { onThisMachine, writeSections } from '../drill/reliability-page.ts';
import { Images } from './container.ts';
import { build, runImagesDrill } from './drill.ts';
import { imagesSection } from './page.ts';

const { values } = parseArgs({
  options: { reuse: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/hooplog/images');
mkdirSync(folder, { recursive: true });
if (!values.reuse) build(folder);
const result = await runImagesDrill(new Images(folder), console.log);
const images = imagesSection(result, onThisMachine());
console.log(images);
if (values.out !== undefined) await writeSections(values.out, { images });
const { testFiles, user, lost, doubled, stuck, failed, differentTables } = result;
const isWell =
  testFiles.length + lost + doubled + stuck + failed.length + differentTables.length === 0 &&
  user === 'node';
process.exitCode = isWell ? 0 : 1;

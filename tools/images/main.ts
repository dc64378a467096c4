// `npm run measure -- images [--reuse]`: builds deploy/Dockerfile, starts what deploy/ ships as far as that works without a
// container engine, and uses it. For root on Debian.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Images } from './container.ts';
import { build, runImagesDrill } from './drill.ts';

const { values } = parseArgs({ options: { reuse: { type: 'boolean', default: false } } });
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/hooplog/images');
mkdirSync(folder, { recursive: true });
if (!values.reuse) build(folder);
const result = await runImagesDrill(new Images(folder), console.log);
console.log(result);
const { testFiles, user, lost, doubled, stuck, failed, differentTables } = result;
const isWell =
  testFiles.length + lost + doubled + stuck + failed.length + differentTables.length === 0 &&
  user === 'node';
process.exitCode = isWell ? 0 : 1;

// `npm run measure -- copies [--minutes 3] [--out PAGE.md]`: kills one of several APIs and workers every few seconds, and
// reports what happened to acknowledged data.
import { parseArgs } from 'node:util';
import { onThisMachine, writeSection } from '../drill/reliability-page.ts';
import { runCopiesDrill } from './drill.ts';
import { copiesSection } from './page.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, out: { type: 'string' } },
});
const result = await runCopiesDrill({ minutes: Number(values.minutes), say: console.log });
const section = copiesSection(result, onThisMachine());
console.log(section);
if (values.out !== undefined) await writeSection(values.out, { copies: section });

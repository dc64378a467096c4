// `npm run measure -- drill [--kills 100] [--out PAGE.md]`: kills parts of the running program
// under load, and reports what happened to acknowledged data. Ctrl-C ends the killing early.
import { parseArgs } from 'node:util';
import { runDrill } from './drill.ts';
import { onThisMachine, reliabilityPage, writeSections } from './reliability-page.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, out: { type: 'string' } },
});
const stop = new AbortController();
process.once('SIGINT', () => {
  stop.abort();
});
const result = await runDrill({
  kills: Number(values.kills),
  chance: Math.random,
  say: console.log,
  enough: stop.signal,
});
const page = reliabilityPage(result, onThisMachine());
console.log(page);
if (values.out !== undefined) await writeSections(values.out, { program: page });

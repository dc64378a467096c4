// `npm run measure -- drill [--kills 100] [--out PAGE.md]`: kills parts of the running program
// under load, and reports what happened to acknowledged data. Ctrl-C ends the killing early.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runDrill } from './drill.ts';
import { reliabilityPage } from './reliability-page.ts';

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
const load = os.loadavg()[0]?.toFixed(0) ?? '?';
const day = new Date().toISOString().slice(0, 10);
const machine = `${day}, ${os.cpus().length} cores, load ${load} at the end (the drill's own and other work's).`;
const page = reliabilityPage(result, machine);
console.log(page);
if (values.out !== undefined) await writeFile(values.out, page);

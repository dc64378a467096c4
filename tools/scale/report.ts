import os from 'node:os';
import type { Filled } from './fill.ts';
import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import type { CopiesLine } from './measure-copies.ts';
import type { ExportLine } from './measure-exports.ts';
import { type Line, table } from './table.ts';

interface Measured {
  readonly filled: Filled;
  readonly reads: readonly Line[];
  readonly writes: readonly Line[];
  readonly exports: readonly ExportLine[];
  readonly copies: readonly CopiesLine[];
}

const count = (n: number) => n.toLocaleString('en-US');

/** The page docs/scale.md. */
export function report({ filled, reads, writes, exports, copies }: Measured): string {
  const cpu = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[0]?.toFixed(0) ?? '?';
  return `# How it scales

Written by \`npm run measure -- scale --keep docs/scale.md\`; \`--workouts 1000000\` fills more, \`--only /api/teams\` measures some. It makes a
PostgreSQL of its own in a temporary folder, fills it, and calls a real API over HTTP as one player with a workout on each of
the last 365 days. A read is called 30 times alone, then with eight under way at once: for a second that does not count, then nine times for a fifth of a
second, in turn with a bare Fastify handler that reads one row by its primary key (of rates the median counts). A write is called 10 times. Logs are written, rate limits are off,
calls take gzip as browsers do, and while reads are measured nothing is written (the first page of the leaderboard is read again
after a write, [37](decisions/0037-the-leaderboard-is-read-along-an-index.md)).

"Of bare" is the share of the bare handler's calls a second. "CPU" is the processor time of the API and its PostgreSQL for one call, and
which share of it the bare handler needs. What that means for 1,000 to 10,000,000 players, in queues and money: [growth](growth.md).

Filled with ${count(filled.workouts)} workouts of ${count(filled.players + 1)} players, on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}; ${day},
load ${load} at the end (its own and other work's; more than ${cpu.length} means that calls waited for a core).

## Reads

${table(reads)}

## Writes

${table(writes)}

## Exports

The API's memory while it sends \`/api/export.json\` of ever longer histories.

${markdownTable([
  ['workouts', 'sent, MB', 'seconds', 'memory before, MB', 'at most meanwhile, MB'],
  ...exports.map(({ workouts, megabytes, seconds, before, peak }) => [
    count(workouts),
    megabytes.toFixed(1),
    seconds.toFixed(1),
    before.toFixed(0),
    peak.toFixed(0),
  ]),
])}

## Two APIs and three workers

Calls a second, eight under way at once, three workers beside them: all calls to one API, and every other one to the second. Caller, APIs
and PostgreSQL share ${cpu.length} cores here, so that a second API has no processor of its own: what shows is what a copy costs, not what it brings.

${markdownTable([
  ['call', 'one API', 'two APIs', 'of one', 'CPU of one, ms', 'CPU of two, ms'],
  ...copies.map(({ name, one, two }) => [
    `\`${name}\``,
    one.aSecond.toFixed(0),
    two.aSecond.toFixed(0),
    (two.aSecond / one.aSecond).toFixed(2),
    one.cpu.toFixed(2),
    two.cpu.toFixed(2),
  ]),
])}
`;
}

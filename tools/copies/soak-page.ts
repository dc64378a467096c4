import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import { HEADINGS } from '../drill/reliability-page.ts';
import { median } from '../median.ts';
import type { CopiesResult } from './drill.ts';
import { type Sample, WATCHED, type Watched } from './sample.ts';

const NAMES: Readonly<Record<Watched, string>> = {
  api: 'the spared API',
  worker: 'the spared worker',
  postgres: 'PostgreSQL, all of it',
};

/** The time is divided into this many parts. */
const QUARTERS = 4;

function quartersOf(samples: readonly Sample[]): Sample[][] {
  const size = samples.length / QUARTERS;
  return Array.from({ length: QUARTERS }, (_, i) =>
    samples.slice(Math.round(i * size), Math.round((i + 1) * size)),
  );
}

/** Row counts at the end of the first and the last quarter, for tables that have grown. */
function grownTables(samples: readonly Sample[]): string[][] {
  const first = quartersOf(samples)[0]?.at(-1);
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return [];
  const workouts = ({ rows }: Sample) => Math.max(1, rows['workouts'] ?? 0);
  return Object.entries(last.rows)
    .map(([table, end]) => ({ table, end, start: first.rows[table] ?? 0 }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => b.end - a.end)
    .map(({ table, start, end }) => [
      `\`${table}\``,
      ...[`${start}`, `${end}`],
      (start / workouts(first)).toFixed(2),
      (end / workouts(last)).toFixed(2),
    ]);
}

/** The section of `docs/reliability.md` about a long time under load. */
export function soakSection(result: CopiesResult, machine: string): string {
  const { samples } = result;
  const quarters = quartersOf(samples);
  const line = (name: string, of: (sample: Sample) => number) => [
    name,
    ...quarters.map((quarter) => median(quarter.map(of)).toFixed(0)),
  ];
  const at = quarters.map((quarter) => `to minute ${quarter.at(-1)?.minute ?? 0}`);
  return `${HEADINGS.soak}

Written by \`npm run measure -- copies --soak --minutes 60\`. The same with one API and one worker that are not killed, and players who also look
around: their own numbers, history, leaderboard, export. Once a minute what those two hold is sampled. Killed were ${result.kills.api} APIs and
${result.kills.worker} workers; ${result.calls} calls were answered, ${result.workouts} workouts saved and imported, ${result.videos} videos and
${result.clips} clips analysed and prepared. Lost ${result.lost}, doubled ${result.doubled}, stuck ${result.stuck}, failed ${result.failed.length}; ${result.stackLines} lines of stack traces;
objects, parts and work that nothing named at the end: ${result.orphans}, after the sweep ${result.orphansLeft}; jobs that are still kept then: ${result.jobsLeft.join(', ') || 'none'}.

${markdownTable([
  ['median of a quarter', ...at],
  ...WATCHED.map((name) => line(`${NAMES[name]}, MB of memory`, ({ memory }) => memory[name])),
  ...WATCHED.map((name) =>
    line(`${NAMES[name]}, files and connections`, ({ handles }) => handles[name]),
  ),
  line('the database, MB', ({ database }) => database),
  line('objects, parts and work that nothing names', ({ orphans }) => orphans),
])}

Tables that grew between the first quarter's end and the last one's; one that holds what players keep grows as their workouts do:

${markdownTable([
  ['table', 'rows then', 'rows at the end', 'a workout then', 'a workout at the end'],
  ...grownTables(samples),
])}

${machine}
`;
}

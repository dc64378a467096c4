import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import { HEADINGS } from '../drill/reliability-page.ts';
import type { CopiesResult } from './drill.ts';

const found = (result: CopiesResult) => `${markdownTable([
  ['killed', 'times'],
  ['one of two APIs', `${result.kills.api}`],
  ['one of three workers', `${result.kills.worker}`],
])}

${markdownTable([
  [`found in ${result.minutes} minutes`, ''],
  ['workouts saved and imported', `${result.workouts}`],
  ['videos uploaded and analysed', `${result.videos}`],
  ['clips sent and prepared', `${result.clips}`],
  ['calls answered', `${result.calls}`],
  ['… tries that no copy answered, made again', `${result.repeated}`],
  ['longest from a first try to an answer', `${result.longestSeconds.toFixed(1)} s`],
  ['lost', `${result.lost}`],
  ['doubled', `${result.doubled}`],
  ['stuck videos, clips and imports', `${result.stuck}`],
  ['videos given up, and counted when asked again', `${result.askedAgain}`],
  [
    'videos failed for no fault of theirs',
    [`${result.failed.length}`, ...new Set(result.failed)].join(' '),
  ],
  ['objects, parts and work that nothing named at the end', `${result.orphans}`],
  ['… and after the sweep', `${result.orphansLeft}`],
  ['jobs that are still kept then', result.jobsLeft.join(', ') || 'none'],
  ['lines of stack traces', `${result.stackLines}`],
])}`;

/** The section of `docs/reliability.md` about two versions on one database. */
export function besideSection(result: CopiesResult, checkout: string, machine: string): string {
  return `${HEADINGS.beside}

Written by \`npm run measure -- copies --beside FOLDER\`, FOLDER being a checkout of an earlier version with what it needs (\`npm ci\`). As above, on a database that this version
has migrated, but one API and one worker are of the other version: ${versionOf(checkout)}.

${found(result)}

${machine}
`;
}

/** A checkout's commit with its day, and how many of our migrations it has. */
function versionOf(checkout: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', checkout, ...words], { encoding: 'utf8' }).trim();
  const names = (folder: string) =>
    readdirSync(join(folder, 'apps/server/src/database/migrations')).filter((name) =>
      name.endsWith('.sql'),
    );
  const [theirs, ours] = [names(checkout), names(resolve(import.meta.dirname, '../..'))];
  return `${git('log', '-1', '--format=%h of %as')}, which knows ${theirs.length} of ${ours.length} migrations`;
}

/** The section of `docs/reliability.md` about many copies. */
export function copiesSection(result: CopiesResult, machine: string): string {
  return `${HEADINGS.copies}

Written by \`npm run measure -- copies\`. Two APIs and three workers on one PostgreSQL and one bucket of a real S3 server. Three players do the
same as above, with uploads of 6 MB; each of their calls goes to either API, and again to either where it is not answered. Every two to
six seconds a worker is killed the hard way, and an API as soon as both answer; each is started again half a second later. At the end everything that was
acknowledged is looked for, and the sweep runs once with a clock that is 26 hours on, as it spares what is younger.

${found(result)}

${machine}
`;
}

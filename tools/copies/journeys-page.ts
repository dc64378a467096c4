import { apartFromCopies } from '../../e2e/harness/apart-from-copies.ts';
import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import { HEADINGS } from '../drill/reliability-page.ts';
import type { JourneysResult } from './journeys.ts';

/** Failure reasons, each with its journeys. */
function byReason(): string[][] {
  const reasons = new Map<string, string[]>();
  for (const [file, why] of apartFromCopies())
    reasons.set(why, [...(reasons.get(why) ?? []), `\`${file.replace('.spec.ts', '')}\``]);
  return [...reasons].map(([why, files]) => [why, files.join(', ')]);
}

/** The section of `docs/reliability.md` about browser journeys in front of several copies. */
export function journeysSection(result: JourneysResult, machine: string): string {
  const failed = result.journeys.filter(({ passed }) => !passed);
  const failures = markdownTable([
    ['journey that failed', 'why'],
    ...failed.map(({ name, why }) => [name, why.replaceAll('|', '\\|')]),
  ]);
  return `${HEADINGS.journeys}

Written by \`npm run measure -- copies --journeys\`. The browser journeys of \`npm test\`, in front of two APIs and three workers on one PostgreSQL
and one bucket of a real S3 server, through Debian's Caddy with the shipped \`deploy/Caddyfile\`. Every two to six seconds a worker is killed the
hard way, and an API as soon as both answer; each is started again half a second later. Nothing is tried a second time by the journeys.

${markdownTable([
  [`found in ${result.minutes.toFixed(0)} minutes`, ''],
  ['journeys walked', `${result.journeys.length}`],
  ['… passed', `${result.journeys.length - failed.length}`],
  ['… failed', `${failed.length}`],
  ['one of two APIs killed', `${result.kills.api}`],
  ['one of three workers killed', `${result.kills.worker}`],
  ...[...result.proxyErrors].map(([message, times]) => [
    `calls that Caddy answered itself: “${message}”`,
    `${times}`,
  ]),
  ['objects, parts and work that nothing named at the end', `${result.orphans}`],
  ['… and after the sweep', `${result.orphansLeft}`],
  ['lines of stack traces', `${result.stackLines}`],
])}
${failed.length > 0 ? `\n${failures}\n` : ''}
Not walked there are journeys with a program of their own, and those that ask none:

${markdownTable([['they walk', 'journeys'], ...byReason()])}

${machine}
`;
}

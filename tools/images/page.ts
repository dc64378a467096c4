import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import { HEADINGS } from '../drill/reliability-page.ts';
import type { ImagesResult } from './drill.ts';

const all = (words: readonly string[]) => [`${words.length}`, ...new Set(words)].join(' ');

/** The section of `docs/reliability.md` about the files of `deploy/`. */
export function imagesSection(result: ImagesResult, machine: string): string {
  return `${HEADINGS.images}

Written by \`npm run measure -- images\`. \`deploy/Dockerfile\` is built without a container engine, on a base of Debian's packages, and started as two APIs
and a worker on a PostgreSQL and the bucket of a real S3 server, behind Debian's Caddy with the shipped \`deploy/Caddyfile\`. A player saves, imports and has videos analysed for a
minute; after half of it an API is killed. Then \`deploy/backup.sh\` backs up, and the backup is restored. What is not run: [operations](operations.md).

${markdownTable([
  ['found', ''],
  ['account that the program runs by', result.user],
  ['files of tests in the image', all(result.testFiles)],
  ['workouts saved and imported', `${result.workouts}`],
  ['videos uploaded and analysed', `${result.videos}`],
  ['calls that no API answered, made again', `${result.repeated}`],
  ['lost', `${result.lost}`],
  ['doubled', `${result.doubled}`],
  ['stuck videos, clips and imports', `${result.stuck}`],
  ['videos failed for no fault of theirs', all(result.failed)],
  ['rows backed up and restored', `${result.rows}`],
  ['tables that are not the same after that', all(result.differentTables)],
])}

${machine}
`;
}

import { ROLES } from './roles.ts';
import type { Row } from './row.ts';

const HEAD = `# Who may do what

Every call of the API with the answer that each caller gets, made by the rows of \`apps/server/src/rights\`, whose test
makes every one of these calls against the real server. Do not edit: \`npx vitest run --project server
apps/server/src/rights -u\` writes it.

- **owner** owns the thing that a row is about and the squad, and plays on the team. **member** is in that squad, **player**
  on that team, **coach** coaches it. The **stranger** has nothing to do with any of them.
- 401: sign in first. 403: you know that it is there, and may not. 404: for you it does not exist.
`;

/** The resource of a call. */
const titleOf = ({ endpoint }: Row): string => endpoint.path.split('/')[2] ?? '';

function line({ endpoint, about, expected }: Row): string {
  const call = `\`${endpoint.method} ${endpoint.path}\``;
  return `| ${[about === '' ? call : `${call} ${about}`, ...expected].join(' | ')} |`;
}

/** The table as a page, resource by resource. */
export function rightsPage(rows: readonly Row[]): string {
  const head = `| call | ${ROLES.join(' | ')} |\n| --- |${' ---: |'.repeat(ROLES.length)}`;
  const tables = [...Map.groupBy(rows, titleOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([title, list]) => `## ${title}\n\n${head}\n${list.map(line).join('\n')}\n`);
  return [HEAD, ...tables].join('\n');
}

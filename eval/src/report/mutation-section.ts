import type { TriedMutant } from '../mutate/mutate.ts';
import { rate } from '../score/rate.ts';
import { markdownTable } from './markdown-table.ts';
import { show } from './show.ts';

const HEADING = '## Do the tests notice?';
/** The section that follows on the page. */
export const NEXT_SECTION = '## Known failures';

/** The number of mutants that the tests of each part killed, as a section of the accuracy page. */
export function mutationSection(tried: readonly TriedMutant[], share: number): string {
  const byPart = [...Map.groupBy(tried, ({ part }) => part)];
  return [
    HEADING,
    `Written by \`npm run hooplog -- mutate\`. Small faults (an operator, a sign, a number, a condition or an answer of its own) were
put into the rules and their thresholds, one at a time; ${(100 * share).toFixed(0)} % of all that can be made so. Noticed: a unit test failed. Never
come by: no unit test got to the place.`,
    markdownTable([
      ['part', 'faults', 'noticed', 'never come by'],
      ...byPart.map(([part, own]) => [
        part,
        String(own.length),
        show(rate(own.filter(({ killed }) => killed).length, own.length)),
        String(own.filter(({ reached }) => !reached).length),
      ]),
    ]),
  ].join('\n\n');
}

/** The section of a page; null if it has none. */
export function mutationSectionOf(page: string): string | null {
  const from = page.indexOf(`${HEADING}\n`);
  return from < 0 ? null : page.slice(from, page.indexOf(NEXT_SECTION, from)).trimEnd();
}

/** A page with this section, which replaces an earlier one. */
export function withMutationSection(page: string, section: string): string {
  const old = mutationSectionOf(page);
  return old === null
    ? page.replace(NEXT_SECTION, () => `${section}\n\n${NEXT_SECTION}`)
    : page.replace(old, () => section);
}

/** The surviving mutants, one a line. */
export function survivorLines(tried: readonly TriedMutant[]): string[] {
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);
  return tried
    .filter(({ killed }) => !killed)
    .map(
      ({ file, line, from, to, reached }) =>
        `${file}:${line}: ${short(from)} → ${short(to)}${reached ? '' : ' (never come by)'}`,
    );
}

import type { ImportSeparator } from '@hooplog/contract';

export const SEPARATORS: Readonly<Record<ImportSeparator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};

/** Excel's own line about the separator, which it shows to nobody. */
const SEP_LINE = /^"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r|$)/i;

const entries = Object.entries(SEPARATORS) as [ImportSeparator, string][];

interface Separation {
  readonly separator: ImportSeparator;
  /** Characters of a `sep=` line before the table. */
  readonly skipped: number;
}

/** How often a sign stands in the first line, outside of quotes. */
function countIn(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

/** Recognises what separates the cells, by the names of the columns: free text comes only below them. */
export function detectSeparator(head: string): Separation {
  const [line = '', sign] = SEP_LINE.exec(head) ?? [];
  const named = entries.find(([, candidate]) => candidate === sign);
  if (named !== undefined) return { separator: named[0], skipped: line.length };
  const [names = ''] = head.trimStart().split(/[\r\n]/, 1);
  const bare = names.replace(/"[^"]*"/g, '');
  // A line that is one cell in quotes holds a table that a spreadsheet did not split.
  const counted = entries.some(([, candidate]) => bare.includes(candidate)) ? bare : names;
  const counts = entries.map(([separator, candidate]) => ({
    separator,
    count: countIn(counted, candidate),
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return { separator: best?.separator ?? 'comma', skipped: line.length };
}

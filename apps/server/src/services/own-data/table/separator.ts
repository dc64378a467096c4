import type { ImportSeparator } from '@hooplog/contract';

export const SEPARATORS: Readonly<Record<ImportSeparator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};

/** Excel's own first line that names the separator; Excel does not show it. */
const SEP_LINE = /^"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r|$)/i;

const entries = Object.entries(SEPARATORS) as [ImportSeparator, string][];

interface Separation {
  readonly separator: ImportSeparator;
  /** Length of a `sep=` line before the table. */
  readonly skipped: number;
}

/** How often a character occurs in a line. */
function countIn(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

/** Detects the separator from the line of column names, as free text occurs only below it. */
export function detectSeparator(head: string): Separation {
  const [line = '', sign] = SEP_LINE.exec(head) ?? [];
  const named = entries.find(([, candidate]) => candidate === sign);
  if (named !== undefined) return { separator: named[0], skipped: line.length };
  const [names = ''] = head.trimStart().split(/[\r\n]/, 1);
  const unquoted = names.replace(/"[^"]*"/g, '');
  // If the whole line is one quoted cell, a spreadsheet did not split the table.
  const counted = entries.some(([, candidate]) => unquoted.includes(candidate)) ? unquoted : names;
  const counts = entries.map(([separator, candidate]) => ({
    separator,
    count: countIn(counted, candidate),
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return { separator: best?.separator ?? 'comma', skipped: line.length };
}

import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface FoldedRow {
  readonly key: string;
  /** The row's heading. */
  readonly name: string;
  readonly cells: readonly ReactNode[];
}

interface FoldedTableProps {
  /** Text of the disclosure: "By zone" */
  readonly summary: string;
  /** Caption for screen readers. */
  readonly caption: string;
  /** Headings of the names, then of the cells. */
  readonly heads: readonly string[];
  readonly rows: readonly FoldedRow[];
  /** Margin above. */
  readonly className: string;
}

/** The numbers behind a drawing or a sentence, collapsed. */
export function FoldedTable({ summary, caption, heads, rows, className }: FoldedTableProps) {
  return (
    <details className={cn('text-sm', className)}>
      <summary className="font-semibold text-muted">{summary}</summary>
      <table className="mt-2 w-full figures [&_th]:text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-2 font-medium">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="py-1 not-last:pe-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import type { Latency, Rate } from './measure.ts';

/** One measured call. */
export interface Line {
  readonly name: string;
  readonly latency: Latency;
  /** Null for writes, which are not made in parallel. */
  readonly rate: Rate | null;
  /** The same for the bare handler, measured in turn with it. */
  readonly bare: Rate | null;
}

const HEAD = ['call', 'median, ms', '95 %, ms', 'a second', 'of bare', 'CPU, ms', 'bare of it'];

const written = (value: number | undefined, digits: number) =>
  value === undefined || !Number.isFinite(value) ? '' : value.toFixed(digits);

function cellsOf({ name, latency, rate, bare }: Line): string[] {
  const share = rate && bare ? rate.aSecond / bare.aSecond : undefined;
  const cpuShare = rate && bare && rate.cpu > 0 ? bare.cpu / rate.cpu : undefined;
  return [
    `\`${name}\``,
    written(latency.median, 2),
    written(latency.p95, 2),
    written(rate?.aSecond, 0),
    written(share, 2),
    written(rate?.cpu, 2),
    written(cpuShare, 2),
  ];
}

/** An aligned table in Markdown. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map(cellsOf);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(HEAD), line(rule), ...rows.map(line)].join('\n');
}

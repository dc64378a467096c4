import type { GroupScore } from './score-groups.ts';
import type { Rate } from './rate.ts';

const COLUMNS = [
  ['group', (score) => score.group],
  ['clips', (score) => String(score.clips)],
  ['failed', (score) => String(score.failures)],
  ['asked', (score) => String(score.asked)],
  ['false, sure', (score) => String(score.falseAttempts)],
  ['recall', (score) => show(score.recall)],
  ['precision', (score) => show(score.precision)],
  ['outcome', (score) => show(score.outcomes)],
  ['zone, court given', (score) => show(score.zones)],
  ['feet off', (score) => showFeet(score.spotErrors)],
  ['zone, nothing given', (score) => show(score.estimatedZones)],
  ['feet off', (score) => showFeet(score.estimatedSpotErrors)],
  ['exact clips', (score) => show(score.exactClips)],
  ['review', (score) => show(score.review)],
  ['right outside', (score) => show(score.unreviewed)],
  ['hoop', (score) => show(score.hoops)],
] as const satisfies readonly (readonly [string, (score: GroupScore) => string])[];

/** The scores as aligned text: share in percent, its count, and the 95 % interval. */
export function scoreTable(scores: readonly GroupScore[]): string {
  const rows = [
    COLUMNS.map(([title]): string => title),
    ...scores.map((score) => COLUMNS.map(([, cell]) => cell(score))),
  ];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The median of ordered numbers; null if there are none. */
export function median(ordered: readonly number[]): number | null {
  return ordered[ordered.length >> 1] ?? null;
}

function showFeet(errors: readonly number[]): string {
  const middle = median(errors);
  return middle === null ? '–' : `${middle.toFixed(1)} (${errors.length})`;
}

function show({ right, of, value, interval }: Rate): string {
  if (value === null || interval === null) return '–';
  const percent = (share: number): string => (100 * share).toFixed(0);
  const [low, high] = interval;
  return `${percent(value)} % ${right}/${of} [${percent(low)}–${percent(high)}]`;
}

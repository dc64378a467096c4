import type { Estimate, ShotMetrics } from '@hooplog/vision';
import { median } from '../score/score-table.ts';
import { markdownTable } from './markdown-table.ts';
import type { CheckedShot } from './true-shots.ts';

interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly digits: number;
  readonly said: (metrics: ShotMetrics) => Estimate | undefined;
  readonly true: (flight: NonNullable<CheckedShot['truth']['flight']>) => number | null;
}

const MEASURES: readonly Measure[] = [
  {
    ...{ name: 'entry angle', unit: '°', digits: 1 },
    said: ({ entryDegrees }) => entryDegrees,
    true: ({ entryDegrees }) => entryDegrees,
  },
  {
    ...{ name: 'top of the flight', unit: ' ft', digits: 2 },
    said: ({ apexFeet }) => apexFeet,
    true: ({ apexFeet }) => apexFeet,
  },
  {
    ...{ name: 'time in the air', unit: ' s', digits: 2 },
    said: ({ flightSeconds }) => flightSeconds,
    true: ({ seconds }) => seconds,
  },
];

/** The error of a measure, for each shot that has it, with its reported sigma. */
function errorsOf({ said, true: trueOf }: Measure, shots: readonly CheckedShot[]) {
  return shots.flatMap(({ truth, found }) => {
    const estimate = found?.evidence.metrics && said(found.evidence.metrics);
    const right = truth.flight ? trueOf(truth.flight) : null;
    if (estimate === undefined || right === null) return [];
    return [{ off: estimate.value - right, told: estimate.error }];
  });
}

function rowOf(measure: Measure, view: string, shots: readonly CheckedShot[]): string[] {
  const errors = errorsOf(measure, shots);
  const found = shots.filter((shot) => shot.found !== null);
  const told = `${errors.length} of ${found.length}`;
  if (errors.length === 0) return [measure.name, view, told, '–', '–', '–', '–'];
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const inUnits = (value: number) =>
    `${value.toFixed(measure.digits).replace(/^-(0\.0+)$/, '$1')}${measure.unit}`;
  const offs = errors.map(({ off }) => off);
  const within = errors.filter(({ off, told: error }) => Math.abs(off) <= 2 * error).length;
  return [
    ...[measure.name, view, told],
    ...[inUnits(mean(offs)), inUnits(median(offs.map(Math.abs).toSorted((a, b) => a - b)) ?? 0)],
    inUnits(Math.sqrt(mean(offs.map((off) => off * off)))),
    `${Math.round((100 * within) / errors.length)} %`,
  ];
}

const viewsOf = ({ clip }: CheckedShot): string[] =>
  (clip.conditions ?? []).filter((name) => name.endsWith(' view'));

/** Measured and true values of the flights of rendered shots: for all, and by the view of the camera. */
export function flightTable(shots: readonly CheckedShot[]): string {
  const views = [...new Set(shots.flatMap(viewsOf))].sort();
  const rows = MEASURES.flatMap((measure) => [
    rowOf(measure, 'all', shots),
    ...views.map((view) =>
      rowOf(
        measure,
        view,
        shots.filter((shot) => viewsOf(shot).includes(view)),
      ),
    ),
  ]);
  return markdownTable([
    [
      'measure',
      'view',
      'told',
      'bias',
      'median error',
      'error (RMS)',
      'within twice its own error',
    ],
    ...rows,
  ]);
}

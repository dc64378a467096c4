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
  {
    ...{ name: 'short or long', unit: ' ft', digits: 2 },
    said: ({ longFeet }) => longFeet,
    true: ({ longFeet }) => longFeet,
  },
  {
    ...{ name: 'left or right', unit: ' ft', digits: 2 },
    said: ({ rightFeet }) => rightFeet,
    true: ({ rightFeet }) => rightFeet,
  },
];

/** The error of a measure, for each shot that has it, with its reported sigma. */
function errorsOf({ said, true: trueOf }: Measure, shots: readonly CheckedShot[]) {
  return shots.flatMap(({ truth, found }) => {
    const estimate = found?.evidence.metrics && said(found.evidence.metrics);
    const right = truth.flight ? trueOf(truth.flight) : null;
    if (estimate === undefined || right === null) return [];
    return [{ off: estimate.value - right, sigma: estimate.error }];
  });
}

function rowOf(measure: Measure, view: string, shots: readonly CheckedShot[]): string[] {
  const errors = errorsOf(measure, shots);
  const found = shots.filter((shot) => shot.found !== null);
  const reported = `${errors.length} of ${found.length}`;
  if (errors.length === 0) return [measure.name, view, reported, '–', '–', '–', '–'];
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const inUnits = (value: number) =>
    `${value.toFixed(measure.digits).replace(/^-(0\.0+)$/, '$1')}${measure.unit}`;
  const offs = errors.map(({ off }) => off);
  const within = errors.filter(({ off, sigma }) => Math.abs(off) <= 2 * sigma).length;
  return [
    ...[measure.name, view, reported],
    ...[inUnits(mean(offs)), inUnits(median(offs.map(Math.abs).toSorted((a, b) => a - b)) ?? 0)],
    inUnits(Math.sqrt(mean(offs.map((off) => off * off)))),
    `${Math.round((100 * within) / errors.length)} %`,
  ];
}

type Views = (shot: CheckedShot) => readonly string[];

/** The position of the phone: the names of the renderer's views. */
const byPlace: Views = ({ clip }) =>
  (clip.conditions ?? []).filter((name) => name.endsWith(' view'));

const ANGLES = [
  ['from behind or in front, up to 30°', 30],
  ['from a corner, 30 to 60°', 60],
  ['from the side, 60 to 90°', 91],
] as const;

/** The angle between flight and line of sight, which differs for each spot of a film. */
const byAngle: Views = ({ truth: { flight } }) => {
  const seen = flight && ANGLES.find(([, below]) => flight.viewDegrees < below);
  return seen ? [seen[0]] : [];
};

/** Measured and true values of the flights of rendered shots: for all, and by the camera's view. */
function flightTable(shots: readonly CheckedShot[], viewsOf: Views): string {
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

/** The page about the measurements of flights: the same shots give the same page. @param renderedFrom in words */
export function mechanicsPage(shots: readonly CheckedShot[], renderedFrom: string): string {
  const misses = shots.filter(({ truth }) => truth.outcome === 'missed');
  return `${[
    INTRODUCTION,
    `Rendered films: ${renderedFrom}.`,
    '## By the angle at which a flight is seen',
    'Between the flight and the line from the camera to the ring.',
    flightTable(shots, byAngle),
    '## By where the phone stands',
    flightTable(shots, byPlace),
    '## Misses only',
    'Where a miss came down is what players read.',
    flightTable(misses, byAngle),
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `# How well flights are measured

Written by \`npm run hooplog -- mechanics\`; do not edit. Rendered shots, whose flight is known, analysed with nothing given. A measure is told where its own error
is small enough; a ball that hardly rises over the ring has no angle at it, and comes down nowhere beside it. What is shown, and from which view:
[162](decisions/0162-where-misses-come-down.md).`;

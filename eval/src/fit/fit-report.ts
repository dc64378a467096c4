import { counted } from '@hooplog/domain';
import type { Weights } from '@hooplog/vision';
import { rate } from '../score/rate.ts';
import { aucOf, calibrationOf, errorsOf, logLossOf } from './call-quality.ts';
import type { Fit, HeldOutCall } from './fit-weights.ts';
import type { Measurements } from './measurements.ts';

/** Quality of calls on held-out places. */
export interface HeldOutNumbers {
  readonly attempts: number;
  readonly errors: number;
  readonly auc: number;
  readonly logLoss: number;
  readonly review: number;
  readonly errorsOutsideReview: number;
}

const rounded = (value: number): number => Number(value.toFixed(4));

function numbersOf(calls: readonly HeldOutCall[]): HeldOutNumbers {
  const sure = calls.filter(({ needsReview }) => !needsReview);
  return {
    attempts: calls.length,
    errors: errorsOf(calls),
    auc: rounded(aucOf(calls)),
    logLoss: rounded(logLossOf(calls)),
    review: calls.length - sure.length,
    errorsOutsideReview: errorsOf(sure),
  };
}

/** Numbers for each place held out in turn, and for all of these calls together. */
export function heldOutNumbers({ heldOut }: Fit): Record<string, HeldOutNumbers> {
  const places = [...new Set(heldOut.map(({ attempt }) => attempt.place))].sort();
  return {
    ...Object.fromEntries(
      places.map((place) => [
        place,
        numbersOf(heldOut.filter(({ attempt }) => attempt.place === place)),
      ]),
    ),
    all: numbersOf(heldOut),
  };
}

const shortened = (weights: Weights): Record<string, number> =>
  Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toPrecision(5))]),
  );

/** The content of `weights.json`: the weights, those fitted without each place, and their quality there. */
export function weightsFile(fit: Fit, { clips }: Measurements) {
  return {
    weights: shortened(fit.weights),
    heldOutWeights: Object.fromEntries(
      [...fit.heldOutWeights].map(([place, weights]) => [place, shortened(weights)]),
    ),
    fittedOn: {
      clips,
      attempts: fit.heldOut.length,
      penalty: fit.strength,
      heldOutPlaces: heldOutNumbers(fit),
    },
  };
}

/** The fit in words and tables. */
export function fitReport(fit: Fit, { clips }: Measurements): string {
  const numbers = heldOutNumbers(fit);
  const wrong = fit.heldOut.filter(({ probability, made }) => probability >= 0.5 !== made);
  return [
    `${counted(fit.heldOut.length, 'attempt')} found in ${counted(clips, 'labelled clip')}; penalty ${fit.strength}.`,
    'Every call below is made by weights fitted on the other places only.',
    '',
    ...Object.entries(numbers).map(([place, held]) => placeLine(place, held)),
    '',
    'predicted   observed   attempts',
    ...calibrationOf(fit.heldOut).map(
      ({ predicted, observed, count }) =>
        `${percent(predicted)}${percent(observed)}${String(count).padStart(11)}`,
    ),
    '',
    'wrong calls',
    ...wrong.map(wrongLine),
    '',
    'weights, fitted on all',
    ...Object.entries(fit.weights).map(([name, value]) => `${name.padEnd(16)} ${value.toFixed(3)}`),
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`.padStart(9);

function placeLine(place: string, held: HeldOutNumbers): string {
  const sure = held.attempts - held.review;
  const right = rate(sure - held.errorsOutsideReview, sure).value ?? 0;
  const errors = `${held.errors} of ${held.attempts} wrong`;
  const quality = `AUC ${held.auc.toFixed(3)}, log loss ${held.logLoss.toFixed(3)}`;
  const review = `${held.review} for review, ${(100 * right).toFixed(1)} % right outside`;
  return `${place === 'all' ? 'all places' : `place ${place}`}: ${errors}, ${quality}, ${review}`;
}

function wrongLine({ attempt, probability, needsReview }: HeldOutCall): string {
  const said = `${attempt.made ? 'made' : 'missed'}, said ${(100 * probability).toFixed(0)} % made`;
  return `${attempt.file}: ${said}${needsReview ? ' (for review)' : ''}`;
}

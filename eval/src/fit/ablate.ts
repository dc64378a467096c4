import { markdownTable } from '../report/markdown-table.ts';
import type { HeldOutNumbers } from './fit-report.ts';
import { heldOutNumbers } from './fit-report.ts';
import { fitWeights } from './fit-weights.ts';
import type { Measurement } from './measurements.ts';

/** The quality of calls on held-out courts when the judge lacks some of its measurements. */
export interface Ablation {
  /** Empty for the full judge. */
  readonly without: readonly string[];
  readonly held: HeldOutNumbers;
}

/**
 * Leaves each measurement out in turn, besides those that are always left out. The penalty is chosen again each
 * time, and each place is judged by weights fitted on the others.
 * @throws RangeError for attempts of a single place, or without any measurement
 */
export function ablate(
  attempts: readonly Measurement[],
  always: readonly string[] = [],
): readonly Ablation[] {
  const without = (names: readonly string[]): Ablation & { readonly names: readonly string[] } => {
    const fit = fitWeights(attempts, [...always, ...names]);
    const held = heldOutNumbers(fit)['all'];
    if (!held) throw new RangeError('There are no attempts to judge');
    return { without: names, held, names: fit.names };
  };
  const whole = without([]);
  return [whole, ...whole.names.map((name) => without([name]))];
}

/** The ablations as a table: the cost of leaving out each measurement. */
export function ablationTable([whole, ...others]: readonly Ablation[]): string {
  if (!whole) return '';
  const signed = (value: number, digits: number): string =>
    `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
  const row = ({ without, held }: Ablation): string[] => [
    without.length === 0 ? 'nothing' : without.join(', '),
    `${held.errors} of ${held.attempts}`,
    signed(held.errors - whole.held.errors, 0),
    held.logLoss.toFixed(3),
    signed(held.logLoss - whole.held.logLoss, 3),
    String(held.review),
    rightOutside(held),
  ];
  return markdownTable([
    ['left out', 'wrong', 'more', 'log loss', 'more', 'for review', 'right outside'],
    ...[whole, ...others].map(row),
  ]);
}

function rightOutside({ attempts, review, errorsOutsideReview }: HeldOutNumbers): string {
  const sure = attempts - review;
  return sure === 0 ? '–' : `${((100 * (sure - errorsOutsideReview)) / sure).toFixed(1)} %`;
}

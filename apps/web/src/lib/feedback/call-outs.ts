import type { PersonalBest } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { Outcome } from '../shot-log/logged-shot.ts';

/** Makes in a row at which a player is warm, hot, on fire. Each is called out; after the last one every five more. */
const HEATS = [3, 5, 10] as const;
const ON_FIRE = HEATS[2];
const FURTHER = 5;

/** How hot a player is: 0 for not at all, 3 for on fire. */
export type Heat = 0 | 1 | 2 | 3;

export const heatOf = (makesInARow: number): Heat =>
  HEATS.filter((least) => makesInARow >= least).length as Heat;

/** Makes since the last miss. @param outcomes in the order of the shots */
export function currentRun(outcomes: readonly Outcome[]): number {
  return outcomes.length - 1 - outcomes.lastIndexOf('missed');
}

const isCalledRun = (run: number): boolean =>
  HEATS.some((heat) => heat === run) || (run > ON_FIRE && run % FURTHER === 0);

/** A best below this is beaten on the first day, so beating it is not called out. */
const WORTH_BEATING = { made: 10, makes_in_a_row: 3 } as const;

/** Whether the value is the first one above the player's best so far. */
function beats(value: number, kind: keyof typeof WORTH_BEATING, bests: readonly PersonalBest[]) {
  const before = bests.find((best) => best.kind === kind)?.value ?? 0;
  return before >= WORTH_BEATING[kind] && value === before + 1;
}

/**
 * The call-out for the newest shot; null for none. Percentages go up and down during a count and are announced at the
 * end.
 * @param outcomes in the order of the shots
 * @param bests the player's bests in other workouts; empty if unknown
 */
export function callOutOf(
  outcomes: readonly Outcome[],
  bests: readonly PersonalBest[],
): string | null {
  if (outcomes.at(-1) !== 'made') return null;
  const run = currentRun(outcomes);
  const made = outcomes.filter((outcome) => outcome === 'made').length;
  if (beats(made, 'made', bests)) return t('Personal best: {made} makes', { made });
  if (beats(run, 'makes_in_a_row', bests)) return t('Personal best: {run} in a row', { run });
  if (!isCalledRun(run)) return null;
  return run < ON_FIRE ? t('{run} in a row', { run }) : t('On fire: {run} in a row', { run });
}

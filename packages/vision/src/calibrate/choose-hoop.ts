import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { HoopPlace } from './hoop-place.ts';
import type { HoopSearch } from './hoop-search.ts';

export interface ChosenHoop {
  readonly place: HoopPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * The likeliest place of all, with how sure it is: by what it looks like, by the balls that came down
 * there, and by its lead over the next. Null where nothing looks enough like a hoop.
 */
export function chooseHoop(search: Pick<HoopSearch, 'ranked' | 'votesFor'>): ChosenHoop | null {
  const ranked = search.ranked();
  const best = ranked[0];
  if (!best) return null;
  const { odds, rim } = best.place;
  if (odds < limits.refusedOdds) return null;
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  // What looks little like a hoop is believed by the balls that come down there.
  const seen = between(limits.refusedOdds, odds, limits.sureOdds);
  const votes = search.votesFor(rim);
  const shotAt = votes / (votes + limits.fewVotes);
  return {
    place: best.place,
    confidence: (seen + (1 - seen) * shotAt) / total,
  };
}

/** 0 to 1: how far a value has come from `least` to `most`. */
function between(least: number, value: number, most: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
